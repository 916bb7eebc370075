"""A face that shows nothing: the seam between a live view and what shows it, at its smallest."""

from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile


class ListFace:
    """Remembers what it was told to show; presses are made by methods."""

    def __init__(self):
        self.heard = self.turned = lambda _thing: None
        self.gone = lambda: None
        self.shown = []
        self.in_sight = True
        self.way = "canvas"
        self.closed = False

    def show(self, shown):
        self.shown.append(shown)

    @property
    def is_open(self):
        return not self.closed

    def bundle(self, **_kwargs):
        return {"text/plain": ""}

    def draw_as(self, way):
        self.way = way

    def close(self):
        self.closed = True

    # --- what a learner does

    @property
    def now(self):
        return self.shown[-1]

    @property
    def answer(self):
        return self.now.page.answer

    def buttons(self):
        return {button.id: button for group in self.now.page.buttons for button in group.items}

    def press(self, *words):
        """Press tiles such as `c3` and meeples of the hand such as `w`."""
        for word in words:
            self.heard(Pressed(place_of(word)))

    def hover(self, word):
        self.heard(Hovered(place_of(word) if word else None))

    def key(self, *keys, shift=False):
        for key in keys:
            self.heard(Typed(key, shift))

    def ask(self, name, value=""):
        self.heard(Commanded(name, value))


def place_of(word):
    if word in Tile.__members__:
        return OnTile(Tile[word])
    return InHand(Tribe(TRIBE_LETTERS.index(word)))
