// The second yardstick: boardgame.io with its own server, and its store in memory, or in files
// where a folder is named.
//
// "tiles" sends a table of tiles as long as a frame of Stolik's, and each player's own hand;
// "counter" has next to nothing in it. The port is said on a line when the server listens.

process.env.NODE_ENV = "production"; // or it would write to where the port is said

const { Server, Origins, FlatFile } = require("boardgame.io/server");

const size = Number(process.argv[2] || 1500);
const tile = ["SGW1", -3, 7];
const most = Math.max(1, Math.floor((size - 780) / (JSON.stringify(tile).length + 1)));
const turn = { minMoves: 1, maxMoves: 1 };

const tiles = {
  name: "tiles",
  turn,
  setup: () => ({
    table: Array(most).fill(tile),
    hands: [0, 1, 2, 3].map(() => Array(10).fill("SGW1")),
  }),
  moves: {
    lay: ({ G }, code, x, y) => {
      G.table.shift();
      G.table.push([code, x, y]);
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)),
  }),
};

const counter = {
  name: "counter",
  turn,
  setup: () => ({ count: 0 }),
  moves: { lay: ({ G }) => void G.count++ },
};

const folder = process.argv[3];
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [tiles, counter], origins: [Origins.LOCALHOST], ...kept });
server.run({ port: 0, lobbyConfig: undefined }).then(({ appServer }) => {
  console.log(appServer.address().port);
});
