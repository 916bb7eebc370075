"""The djinns and the thieves: all that a card does stands in its one place below."""
