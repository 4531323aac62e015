// A game like Quibbit! for the other servers that bench/table_load.py measures: four players secretly
// choose a card at the same time, frogs leap when all have chosen, and each player gets a view. Its match never ends.

const COLOURS = ['yellow', 'red', 'green', 'blue'];
const SEGMENT = [...COLOURS, 'flower'];
const CARDS = [1, 2, 3, 4, 5];

export const setup = () => ({
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
});

export const viewOf = (G, seat) => ({ ...G, chosen: G.chosen.map((card, other) => (other === seat ? card : null)) });

export function choose(G, seat, card) {
  if (!G.hands[seat].includes(card)) return false;
  G.chosen[seat] = card;
  G.laid[seat] = true;
  G.events = [{ type: 'card-chosen', seat }];
  if (G.laid.every(Boolean)) race(G);
  return true;
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
