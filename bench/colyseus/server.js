// The Colyseus server that bench/table_load.py compares with ours: it sends each move to all four players, each with
// their own view. It stores nothing.

import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { choose, setup, viewOf } from '../quibbit_like.mjs';

const NEWS = 0;

class Leaps extends Room {
  maxClients = 4;
  patchRate = null; // there is no shared state: each player may know something else
  seatReservationTimeout = 60;

  onCreate() {
    this.game = setup();
    this.seats = [];
    this.onMessage(NEWS, (client, card) => {
      if (choose(this.game, this.seats.indexOf(client.sessionId), card)) this.clients.forEach((each) => this.tell(each));
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    this.tell(client);
  }

  tell(client) {
    client.send(NEWS, viewOf(this.game, this.seats.indexOf(client.sessionId)));
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('leaps', Leaps);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log(process.pid);
process.stdin.resume().on('end', () => process.exit()); // the parent may be a wrapper that has exited
