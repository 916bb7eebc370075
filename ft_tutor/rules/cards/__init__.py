"""The djinns and the thieves: tables of cards."""
