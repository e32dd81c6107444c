"""What a review says of pushes: a bust counts wherever its dice fell."""

from __future__ import annotations

from cubecup.review.data import Booked
from cubecup.review.summary import seat_review


def _course(*answers: tuple[str, str, int, bool]) -> list[Booked]:
    return [
        Booked(number=at, seat=0, round=1, kind=kind, action=action, chances=[0, 0], risk=risk, bust=bust)
        for at, (kind, action, risk, bust) in enumerate(answers)
    ]


def test_a_bust_counts_for_its_push_although_abilities_were_asked_about() -> None:
    course = _course(
        ("push-or-pass", "push", 200_000, True),  # at once
        ("push-or-pass", "push", 300_000, False),
        ("before-push", "roll", -1, False),  # an ability was offered, and again when nothing was hit
        ("would-bust", "bust", -1, True),
        ("push-or-pass", "push", 400_000, False),
        ("push-or-pass", "pass", 500_000, False),
    )
    pushes = seat_review(0, [0, 0], [], course, [0, 0]).pushes
    assert (pushes.asked, pushes.pushed, pushes.busts) == (4, 3, 2)


def test_a_push_that_was_owed_was_no_decision() -> None:
    course = _course(("push-or-pass", "push", 200_000, False), ("forced-push", "push", -1, True))
    assert seat_review(0, [0, 0], [], course, [0, 0]).pushes.busts == 0
