// A boardgame.io server with a game of Quibbit!'s shape, as bench/table.py measures it beside ours: four players who
// secretly choose a card at the same time, frogs that leap when all have chosen, and a view for each player.
// It keeps nothing on a disk, has no undo to carry along, and its match never ends.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const COLOURS = ['yellow', 'red', 'green', 'blue'];
const SEGMENT = [...COLOURS, 'flower'];
const CARDS = [1, 2, 3, 4, 5];

const game = {
  name: 'leaps',
  disableUndo: true,
  setup: () => ({
    phase: 'planning',
    colours: COLOURS,
    ring: [...SEGMENT, ...SEGMENT, ...SEGMENT],
    steps: [15, 16, 17, 18],
    crown: 3,
    round: 1,
    hands: COLOURS.map(() => CARDS),
    laid: COLOURS.map(() => false),
    chosen: COLOURS.map(() => null),
    events: [],
  }),
  turn: { activePlayers: { all: 'choosing' }, stages: { choosing: { moves: { choose } } } },
  playerView: ({ G, playerID }) => ({
    ...G,
    chosen: G.chosen.map((card, seat) => (String(seat) === playerID ? card : null)),
  }),
};

function choose({ G, playerID }, card) {
  const seat = Number(playerID);
  if (!G.hands[seat].includes(card)) return 'INVALID_MOVE';
  G.chosen[seat] = card;
  G.laid[seat] = true;
  G.events = [{ type: 'card-chosen', seat }];
  if (G.laid.every(Boolean)) race(G);
}

function race(G) {
  const order = [0, 1, 2, 3].sort((a, b) => G.chosen[a] - G.chosen[b] || G.steps[a] - G.steps[b]);
  for (const frog of order) {
    const path = leaps(G, frog);
    G.steps[frog] = path.at(-1);
    G.events.push({ type: 'frog-leapt', frog, path });
  }
  G.crown = G.steps.indexOf(Math.max(...G.steps));
  for (const seat of order) settle(G, seat);
  G.laid = COLOURS.map(() => false);
  G.chosen = COLOURS.map(() => null);
  G.round += 1;
  G.events.push({ type: 'round-began', number: G.round });
}

function leaps(G, frog) {
  const size = G.ring.length;
  const taken = new Set(G.steps.map((step) => step % size));
  const path = [];
  for (let here = G.steps[frog] + 1; path.length < G.chosen[frog]; here += 1) {
    if (!taken.has(here % size)) path.push(here);
  }
  return path;
}

function settle(G, seat) {
  const card = G.chosen[seat];
  const tile = G.ring[G.steps[seat] % G.ring.length];
  const home = tile === 'flower' || tile === COLOURS[seat];
  G.events.push({ type: home ? 'card-returned' : 'card-lost', seat, card });
  if (home) return;
  const left = G.hands[seat].filter((each) => each !== card);
  G.hands[seat] = left.length ? left : CARDS;
}

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, port, '127.0.0.1', ready);
server.run(Number(process.argv[2]), () => console.log(process.pid));
process.stdin.resume().on('end', () => process.exit()); // whoever started Node may have been a wrapper that is gone
