"""Tests of rules as scenarios: given a state, when somebody acts, then these events happen.

Scenario(GAME, state).when(0, Choose(3)).then(CardChosen(0, 3))
Scenario(GAME, state).refuses("QB-P1", 0, Choose(7))
"""

from typing import Any, Generic, Self

from nenuphar.core.codec import encode
from nenuphar.core.game import A, Actor, Command, E, Game, Millis, O, Refused, S, Setup, V, Waiting


class Scenario(Generic[O, S, A, E, V]):
    def __init__(self, game: Game[O, S, A, E, V], state: S) -> None:
        self.game = game
        self.state = state
        self.events: tuple[E, ...] = ()  # of the last action

    @classmethod
    def opened(cls, game: Game[O, S, A, E, V], setup: Setup[O]) -> Self:
        return cls(game, game.initial(setup))

    @property
    def waiting(self) -> Waiting[A]:
        return self.game.waiting(self.state)

    def when(self, by: Actor, action: A, at: Millis = 0) -> Self:
        """Somebody acts, and the rules allow it."""
        decision = self.game.decide(self.state, Command(by, action, at))
        self.events, self.state = tuple(decision.events), decision.state
        return self

    def then(self, *expected: E) -> Self:
        """Exactly these events followed from the last action."""
        assert self.events == expected, f"\nexpected {expected}\nbut got  {self.events}"
        return self

    def then_also(self, *expected: E) -> Self:
        """These events followed in this order, perhaps with others between them."""
        following = iter(self.events)
        for event in expected:
            assert event in following, f"\n{event} is missing, or out of order, in\n{self.events}"
        return self

    def then_never(self, kind: type[Any]) -> Self:
        """No event of this kind followed."""
        assert not any(isinstance(event, kind) for event in self.events), self.events
        return self

    def refuses(self, rule: str, by: Actor, action: A, at: Millis = 0) -> Refused:
        """Somebody acts, and this rule refuses it; nothing changes."""
        before = encode(self.state)
        refusal = self._refusal(Command(by, action, at))
        assert refusal.rule == rule, f"refused by {refusal.rule} {refusal.facts}, not by {rule}"
        assert encode(self.state) == before
        return refusal

    def _refusal(self, command: Command[A]) -> Refused:
        try:
            events = self.game.decide(self.state, command).events
        except Refused as refusal:
            return refusal
        raise AssertionError(f"{command} should have been refused, but {events} happened")
