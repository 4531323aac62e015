"""Learns Quibbit! for two by playing against itself, with NumPy alone, and then plays 1,000 matches against frog.

Its result plays in the browser: `PYTHONPATH=examples nenuphar serve --bot quibbit:learned=learn_quibbit:Learned`."""

import gymnasium
import numpy as np

import nenuphar as nn
from nenuphar.adapters.task import task_of

WEIGHTS, ENV = __file__.replace(".py", ".npz"), "nenuphar.adapters.gymnasium:nenuphar/quibbit-v0"
TASK, HIDDEN, ENVS, STEPS, ROUNDS = task_of("quibbit", seats=2), 128, 1024, 16, 600
EPOCHS, PARTS, RATE, CLIP, SMOOTHING, ENTROPY = 2, 8, 1e-3, 0.2, 0.95, 0.01


def features(observations):
    """The planes, with the ring turned so that the viewer's frog comes first, and whether each card would return."""
    planes = TASK.planes(observations.astype(np.float32))
    flowers, frogs, leads = planes["flowers"][:, None], planes["frogs"], planes["leads"]
    ring = np.concatenate([homes := planes["leaves"] + flowers, flowers, frogs, leads], 1)
    turned = (frogs[:, 0].argmax(1)[:, None] + np.arange(ring.shape[2])) % ring.shape[2]
    rest = [planes[name] for name in ("phase", "crown", "hands", "pile")]
    rest += [np.take_along_axis(ring, turned[:, None], 2), (leads * homes[:, :1]).sum(2), planes["ahead"] / 6]
    return np.concatenate([each.reshape(len(each), -1) for each in rest], 1)


def think(weights, seen, masks):
    """The hidden layer, the probability of each action, and the expected reward."""
    hidden = np.maximum(seen @ weights[0] + weights[1], 0)
    out = hidden @ weights[2] + weights[3]
    chances = np.exp(np.where(masks, out[:, :-1] - out[:, :-1].max(1, keepdims=True), -1e3))
    return hidden, chances / chances.sum(1, keepdims=True), out[:, -1]


def slopes(weights, seen, masks, actions, before, advantages, targets):
    """The gradient of proximal policy optimization: clipped gains, a bonus for entropy, and the value's error."""
    each, (hidden, chances, values) = np.arange(len(actions)), think(weights, seen, masks)
    ratio, logs = chances[each, actions] / before, np.log(chances + 1e-30)
    gains = np.where((advantages > 0) == (ratio > 1), abs(ratio - 1) < CLIP, True) * ratio * advantages
    bonus = ENTROPY * (logs - (chances * logs).sum(1, keepdims=True))
    out = np.c_[chances * (gains[:, None] + bonus), 0.5 * (values - targets)].astype(np.float32) / len(actions)
    out[each, actions] -= gains / len(actions)
    back = (out @ weights[2].T) * (hidden > 0)
    return [seen.T @ back, back.sum(0), hidden.T @ out, out.sum(0)]


def learn(rounds, seed=1):
    rng, width, outs = np.random.default_rng(seed), len(features(np.zeros((1, TASK.width)))[0]), len(TASK.names) + 1
    weights = [rng.normal(0, 0.1, (width, HIDDEN)), np.zeros(HIDDEN), np.zeros((HIDDEN, outs)), np.zeros(outs)]
    weights, means, squares = [each.astype(np.float32) for each in weights], [0] * 4, [0] * 4

    def choose(observations, masks):  # for the opponents too: they are copies of the learner
        _, chances, values = think(weights, seen := features(observations), masks > 0)
        actions = (np.log(chances + 1e-30) + rng.gumbel(size=chances.shape)).argmax(1)
        return seen, masks > 0, actions, chances[np.arange(len(actions)), actions], values

    envs = gymnasium.make_vec(ENV, num_envs=ENVS, seats=2, opponents=lambda seen, masks: choose(seen, masks)[2])
    (observations, info), is_live = envs.reset(seed=seed), np.ones(ENVS, bool)
    for number in range(rounds):
        steps = []
        for _ in range(STEPS):
            *made, values = choose(observations, info["action_mask"])
            observations, rewards, over, cut, info = envs.step(made[2])
            steps.append([*made, values, rewards, over | cut, is_live])
            is_live = ~(over | cut)  # the next step only begins a match
        after, advantage = choose(observations, info["action_mask"])[4], 0
        for step in reversed(steps):
            advantage = step[5] + ~step[6] * (after + SMOOTHING * advantage) - (after := step[4])
            step[5:7] = advantage, advantage + after
        *made, _, advantages, targets, live = map(np.concatenate, zip(*steps, strict=True))
        made += [(advantages - advantages[live].mean()) / advantages[live].std(), targets]
        for part in np.array_split(rng.permutation(np.flatnonzero(live)), PARTS) * EPOCHS:
            for place, slope in enumerate(slopes(weights, *(each[part] for each in made))):  # Adam's steps
                means[place] += 0.1 * (slope - means[place])
                squares[place] += 0.01 * (slope**2 - squares[place])
                weights[place] -= RATE * (1 - number / rounds) * means[place] / (np.sqrt(squares[place]) + 1e-8)
        print(f"\r{(number + 1) * ENVS * STEPS:,} decisions", end="", flush=True)
    return weights


class Learned:
    def __init__(self, weights=WEIGHTS):
        self.weights = [each.astype(np.float32) for each in np.load(weights).values()]

    def choose(self, view, moves, rng, budget):
        if view.setup.seats != TASK.seats:
            return moves.sample(rng)  # it has learned to play at tables for two
        offers = TASK.encoding.actions.offers(view)
        mask = np.isin(np.arange(len(TASK.names)), list(offers))
        chances = think(self.weights, features(TASK.observation_of(view)[None]), mask)[1][0]
        return offers[rng.choices(range(len(mask)), (chances**4).tolist())[0]]  # bolder than while it learns


if __name__ == "__main__":
    np.savez_compressed(WEIGHTS, *(each.astype(np.float16) for each in learn(ROUNDS)))
    bots, wins = {"learned": Learned(), "frog": "frog"}, {"learned": 0, "frog": 0, "dummy": 0}
    for seed, seats in enumerate([("learned", "frog"), ("frog", "learned")] * 500):
        winners = nn.play("quibbit", [bots[name] for name in seats], seed=seed).outcome.winners
        wins[seats[winners[0]] if winners else "dummy"] += 1
    print(f"\n{wins}: {wins['learned'] / (wins['learned'] + wins['frog']):.1%} of the matches that frog or it won")
