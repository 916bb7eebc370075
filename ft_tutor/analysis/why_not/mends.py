"""Per reason why an action is not allowed: the single changes that could take it away.

The engine says afterwards whether they do.
"""

from collections.abc import Mapping
from typing import Final

from ft_tutor.analysis.why_not import cards, moves, tiles
from ft_tutor.analysis.why_not.common import Mend

MENDS: Final[Mapping[str, Mend]] = {
    "not-now": moves.due,
    "nothing-owed": moves.due,
    "bid-no-marker": moves.marker,
    "bid-zeros-full": moves.zero,
    "bid-spot-taken": moves.spot,
    "bid-needs-djinn": moves.bid_djinn,
    "bid-fakirs": moves.bid_fakirs,
    "bid-too-poor": moves.price,
    "pick-already": moves.no_walk,
    "pick-empty-tile": moves.start_filled,
    "pick-dead-end": moves.start_finishes,
    "drop-no-hand": moves.carrying,
    "drop-not-in-hand": moves.tribe_in_hand,
    "drop-same-tile": moves.beside,
    "drop-diagonal": moves.beside,
    "drop-too-far": moves.beside,
    "drop-no-return": moves.no_return,
    "drop-last-no-match": moves.match,
    "drop-last-empty": moves.match,
    "drop-dead-end": moves.rest_finishes,
    "tribe-no-hand": tiles.hand,
    "tribe-other-action": tiles.hand,
    "kill-no-assassins": tiles.hand,
    "kill-protected": tiles.shield,
    "kill-not-on-tile": tiles.victims,
    "kill-not-on-player": tiles.victims,
    "kill-number": tiles.victim_number,
    "kill-too-far": tiles.reach,
    "place-nothing-due": tiles.piece_due,
    "place-none-left": tiles.piece_left,
    "place-elsewhere": tiles.placed_elsewhere,
    "buy-no-market": tiles.market,
    "buy-number": tiles.market,
    "buy-empty-row": tiles.row,
    "buy-not-offered": tiles.row,
    "buy-too-poor": moves.price,
    "take-no-sacred-place": tiles.sacred,
    "take-not-face-up": tiles.face_up,
    "too-few-elders": cards.elders,
    "too-few-fakirs": cards.fakirs,
    "sell-not-held": cards.good,
    "power-not-now": moves.power_due,
    "power-not-held": cards.power_held,
    "power-of-another": cards.power_held,
    "power-used": cards.unused,
    "power-tile-owned": cards.unowned,
    "power-tile-has-pieces": cards.bare,
    "power-tile-has-meeples": cards.deserted,
    "power-tile-empty": cards.peopled,
    "power-wrong-kind": cards.of_kind,
    "power-bag-empty": cards.in_bag,
    "power-no-camel": cards.camel_left,
    "power-no-builders": cards.working,
    "power-no-assassins": cards.working,
    "keep-not-drawn": cards.drawn,
    "thief-not-held": cards.power_held,
    "thief-not-now": moves.due,
    "thief-wrong-tribe": moves.due,
    "give-not-held": cards.given_card,
    "give-no-such-djinn": cards.given_djinn,
    "thief-not-own-tile": cards.owned,
    "give-no-such-piece": cards.given_piece,
    "claim-no-camel": cards.camel_left,
}

CHOICES: Final = frozenset(
    {
        "unknown-action",
        "bid-no-such-spot",
        "bid-back-zero",
        "kill-one-target",
        "kill-own",
        "kill-not-playing",
        "place-payment-wasted",
        "take-price",
        "sell-nothing",
        "sell-fakir",
        "sell-same-twice",
        "power-no-djinn",
        "power-always-works",
        "power-in-a-bid",
        "power-when-placing",
        "power-price",
        "power-needs-tile",
        "power-takes-no-tile",
        "move-unpaid",
        "pass-movement",
        "pass-tribe",
        "pass-piece",
        "give-other-thing",
        "give-number",
        "claim-other-thing",
        "claim-number",
    }
)
"""Reasons about the choice itself, which no change of the position makes legal."""

BEYOND: Final = frozenset(
    {
        "game-over",
        "not-playing",
        "pass-no-turn",
        "pass-kill",
        "move-not-neighbour",
        "power-no-cards",
        "power-no-djinns",
        "power-builders-poor",
        "power-builders-paid",
        "power-no-victim",
        "thief-none-at-work",
        "claim-no-such-resource",
        "claim-no-such-djinn",
        "claim-not-freed",
        "claim-no-such-piece",
    }
)
"""Reasons that only a whole other position would take away."""
