"""Every game for OpenSpiel: importing this module registers `nenuphar_quibbit`, `nenuphar_china_moon` and so on.

`load("quibbit", players=2)` registers and loads in one call. Chance nodes have the exact odds of the rules, seats that
decide at the same time do so at a simultaneous node, and an information state is the seat's own log of the match.

Messages as structs are dictionaries, the same as in a record: `state.to_dict()` and `game.new_initial_state(dict)` for
a state, `action_to_struct` and `apply_action_struct` for actions, `to_observation_struct` for a seat's view.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec
import numpy as np

from nenuphar import games
from nenuphar.adapters.position import Position
from nenuphar.adapters.task import Task, task_of
from nenuphar.core.codec import convert, decode, encode
from nenuphar.core.extras import extra
from nenuphar.core.game import AnyGame, Audience, Seat

with extra("openspiel"):
    import pyspiel

PREFIX = "nenuphar_"


def load(game: str, players: int | None = None, options: Any = None, start: Any = None, **parameters: Any) -> Any:
    """The game, ready to use. `start` is a state to begin with instead of an empty table."""
    given: dict[str, Any] = dict(parameters)
    if players is not None:
        given["players"] = players
    if options is not None:
        given["options"] = packed(options)
    if start is not None:
        given["start"] = packed(start)
    return pyspiel.load_game(PREFIX + game, given)


def packed(value: Any) -> str:
    """A value as a game parameter: JSON in letters that OpenSpiel's own notation does not use."""
    return urlsafe_b64encode(encode(value)).decode().rstrip("=")


def unpacked(text: str, kind: Any) -> Any:
    return decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), kind)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its setup."""

    game: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, given = self.game, dict(params or {})
        kind = game.manifest.options
        options = unpacked(given["options"], kind) if given.get("options") else kind()
        self.task = task_of(game, given.get("players"), options, given.get("longest") or None)
        if given.get("start"):
            self.task = self.task.starting(unpacked(given["start"], self._state_kind))
        self.task.check_words()
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.task.names),
                max_chance_outcomes=self.task.encoding.most_outcomes,
                num_players=self.task.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.task.longest,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    @property
    def _state_kind(self) -> type[Any]:
        return type(self.task.initial().state)

    def new_initial_state(self, state: Any = None) -> "SpielState":
        """The beginning of a match, or another state of it as a dictionary or as JSON."""
        if state is None:
            return SpielState(self, self.task.initial())
        given = decode(state, self._state_kind) if isinstance(state, str) else convert(state, self._state_kind)
        return SpielState(self, self.task.starting(given).initial())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """OpenSpiel's own algorithms come here for strings, too."""
        if params:
            raise ValueError(f"an observer has no parameters, not even {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return LogObserver()
        return SpielObserver(self.task)

    def max_chance_nodes_in_history(self) -> int:
        return self.task.longest * (self.task.seats + 1)  # in a game of speed, chance draws for every hand


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. The numbers of actions and draws are those of the task."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        position = self.position
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if position.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        due = position.due
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(due) > 1 else due[0]

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return list(self.position.returns)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.offers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.position.draw
        assert draw is not None
        odds = draw.odds or (1,) * len(draw.outcomes)
        return [(index, each / draw.total) for index, each in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        draw = self.position.draw
        if draw is None:
            self._decide(dict.fromkeys(self.position.due, action))
        elif 0 <= action < len(draw.outcomes):
            self.position = self.position.drawn(action)
        else:
            raise ValueError(f"chance may draw 0 to {len(draw.outcomes) - 1} now, not {action}")

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if len(actions) != self.position.task.seats:
            raise ValueError(f"{self.position.task.seats} players need an action each, not {len(actions)}")
        self._decide(dict(enumerate(actions)))

    def _decide(self, actions: Mapping[Seat, int]) -> None:
        """OpenSpiel checks no actions of games in Python."""
        position = self.position
        if position.is_over:
            raise ValueError("the match is over")
        for seat in position.due:
            if actions[seat] not in position.offers(seat):
                raise ValueError(f"player {seat} may not play {actions[seat]} now")
        self.position = position.decided(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self.position.draw
            return "?" if draw is None else str(draw.outcomes[action])
        return self.position.task.names[action]

    def __str__(self) -> str:
        task, position = self.position.task, self.position
        names = [f"player_{seat}" for seat in task.every_seat]
        return task.game.text.board(position.view(Audience.EVERYTHING), names)

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information(self._asked(player))

    def observation_string(self, player: int | None = None) -> str:
        return encode(self.position.view(self._asked(player))).decode()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        task = self.position.task
        numbers: list[float] = task.observation(self.position, self._asked(player)).astype(float).tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that looks the same to the player."""
        position, game = self.position, self.position.task.game
        imagined = game.imagine(position.view(player), Random(sampler()))
        return SpielState(self.get_game(), position.instead(imagined, player))

    def to_struct(self) -> dict[str, Any]:
        return self.to_dict()

    def to_dict(self) -> dict[str, Any]:
        result: dict[str, Any] = msgspec.to_builtins(self.position.state)
        return result

    def to_json(self) -> str:
        return encode(self.position.state).decode()

    def to_observation_struct(self, player: int | None = None) -> dict[str, Any]:
        result: dict[str, Any] = msgspec.to_builtins(self.position.view(self._asked(player)))
        return result

    def action_to_struct(self, player: int, action: int | None = None) -> dict[str, Any] | None:
        """The action of a player, or without one that of the current player, as in a record; None to pass."""
        seat, number = (self._asked(None), player) if action is None else (player, action)
        result: dict[str, Any] | None = msgspec.to_builtins(self._action(seat, number))
        return result

    def struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        seat = self._asked(None)
        for number in self.legal_actions(seat):
            if msgspec.to_builtins(self._action(seat, number)) == struct:
                return [number]
        raise ValueError(f"player {seat} may not play {struct} now")

    def apply_action_struct(self, struct: Mapping[str, Any]) -> None:
        (number,) = self.struct_to_actions(struct)
        self.apply_action(number)

    def _action(self, seat: int, number: int) -> Any:
        draw = self.position.draw
        if seat == pyspiel.PlayerId.CHANCE and draw is not None:
            return draw.outcomes[number]
        return self.position.offers(seat)[number]

    def _asked(self, player: int | None) -> int:
        return self.current_player() if player is None else player


class SpielObserver:
    """Observations as named tensors, made from the seat's view."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self.tensor = np.zeros(task.width, np.float32)
        self.dict = task.planes(self.tensor)

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = self._task.observation(state.position, player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        return state.observation_string(player)


class LogObserver:
    """Everything that a seat has seen so far: its own log, as text. It has no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: Seat) -> None:
        pass

    def string_from(self, state: SpielState, player: Seat) -> str:
        return state.information_state_string(player)


def game_type(game: AnyGame) -> Any:
    task = task_of(game)
    kind, manifest = pyspiel.GameType, game.manifest
    return kind(
        short_name=PREFIX + manifest.key,
        long_name=manifest.title,
        dynamics=kind.Dynamics.SIMULTANEOUS if task.encoding.together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        # China Moon has no secrets, but OpenSpiel's search by information sets refuses games that say so.
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=manifest.seats[-1],
        min_num_players=max(2, manifest.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": task.seats,
            "options": "",
            "start": "",
            "longest": 0,
        },
    )


for _game in games.every():
    # A class of its own for each game, found by its name. OpenSpiel keeps what is registered beyond the end of the
    # interpreter, and only classes survive that.
    _name = f"SpielGame_{_game.manifest.key}"
    globals()[_name] = type(_name, (SpielGame,), {"game": _game, "__module__": __name__})
    pyspiel.register_game(game_type(_game), globals()[_name])
