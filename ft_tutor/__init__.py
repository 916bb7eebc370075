"""ft_tutor: an unofficial rules tutor for the board game Five Tribes."""
