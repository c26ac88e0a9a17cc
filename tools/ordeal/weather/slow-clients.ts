import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_WAITING } from '#server/limit-pipelining.ts';
import { doOthersSuffer, sendOthers, tellOthers, watchOthers } from './others.ts';
import type { Trial } from './trial.ts';

const CONNECTIONS = 500;
const READERS = 100;
/** After this nobody is waited for: whoever is connected still is never ended. */
const LONGEST_MS = 200_000;

interface Way {
  name: string;
  count: number;
  /** What is sent at once; then a byte a second follows, or nothing is read. */
  head: string;
  drips: boolean;
}

const PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const WHOLE_PAGE = `${PAGE}Accept-Encoding: identity\r\n\r\n`;

const WAYS: Way[] = [
  {
    name: 'a header, a byte a second',
    count: CONNECTIONS,
    head: `${PAGE}X-Slow: `,
    drips: true,
  },
  {
    name: 'a body, a byte a second',
    count: CONNECTIONS,
    head: 'POST /basketchange.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n',
    drips: true,
  },
  {
    name: '400 requests in one packet',
    count: READERS,
    head: WHOLE_PAGE.repeat(400),
    drips: false,
  },
  {
    name: 'pages nobody reads',
    count: READERS,
    // The system takes all of it for them: only that they ask for nothing more tells them from others.
    head: WHOLE_PAGE.repeat(MOST_WAITING),
    drips: false,
  },
];

/** Slow clients (slowloris): after how long each kind is ended, and what others notice meanwhile. */
export const trySlowClients: Trial = async ({ address, tell }) => {
  const before = await watchOthers(address, 10);
  tell(tellOthers('before', before));
  let passed = true;
  const port = Number(new URL(address).port);
  for (const group of [WAYS.filter(({ drips }) => drips), WAYS.filter(({ drips }) => !drips)]) {
    const others = sendOthers(address);
    const held = await Promise.all(group.map(async (way) => ({ way, ends: await holdConnections(port, way) })));
    const during = await others.stop();
    passed &&= held.every(({ way, ends }) => ends.length === way.count) && !doOthersSuffer(before, during);
    for (const { way, ends } of held) tell(`  ${way.count} × ${way.name}: ${tellEnds(ends)}`);
    tell(tellOthers('meanwhile', during));
  }
  return passed;
};

function tellEnds(ends: readonly number[]): string {
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return 'none ended by the shop';
  return `${ends.length} ended by the shop, the first after ${first.toFixed(0)} s, the last after ${last.toFixed(0)} s`;
}

/** Seconds after which each of them was ended; those that never were are missing. */
async function holdConnections(port: number, { count, head, drips }: Way): Promise<number[]> {
  const ends: number[] = [];
  const begun = performance.now();
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    // Nothing is read: an answer waits on the way until the buffers are full.
    if (!drips) socket.pause();
    socket.on('error', () => {});
    socket.once('close', () => ends.push((performance.now() - begun) / 1000));
    return socket;
  });
  while (ends.length < count && performance.now() - begun < LONGEST_MS) {
    await sleep(1000);
    for (const socket of sockets) prod(socket, drips);
  }
  const ended = [...ends];
  for (const socket of sockets) socket.destroy();
  return ended.toSorted((a, b) => a - b);
}

/** A reader who does not read learns of the end only by writing: an empty line before a request is allowed. */
function prod(socket: Socket, drips: boolean): void {
  if (socket.writable) socket.write(drips ? 'a' : '\r\n');
}
