// The boardgame.io server that bench/table_load.py compares with ours. It stores nothing and has no undo.

import { createRequire } from 'node:module';

import { choose, setup, viewOf } from '../quibbit_like.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const game = {
  name: 'leaps',
  disableUndo: true,
  setup,
  turn: {
    activePlayers: { all: 'choosing' },
    stages: {
      choosing: {
        moves: {
          choose: ({ G, playerID }, card) => (choose(G, Number(playerID), card) ? undefined : 'INVALID_MOVE'),
        },
      },
    },
  },
  playerView: ({ G, playerID }) => viewOf(G, Number(playerID)),
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, port, '127.0.0.1', ready);
server.run(Number(process.argv[2]), () => console.log(process.pid));
process.stdin.resume().on('end', () => process.exit()); // the parent may be a wrapper that has exited
