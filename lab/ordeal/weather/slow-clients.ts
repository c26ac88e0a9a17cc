import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_WAITING } from '#server/limit-pipelining.ts';
import { doOthersSuffer, notifyOthers, sendOthers, watchOthers } from './others.ts';
import type { Trial } from './trial.ts';

const CONNECTIONS = 500;
const READERS = 100;
/** How much later than its limit a connection may be ended: limits are looked at every five seconds. */
const SPARE_S = 15;

interface Way {
  name: string;
  count: number;
  /** What is sent at once. */
  head: string;
  /** A byte of the same follows every second; the others read nothing and send empty lines. */
  drips: boolean;
  /** The shop's limit. */
  seconds: number;
}

const PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const WHOLE_PAGE = `${PAGE}Accept-Encoding: identity\r\n\r\n`;

const WAYS: Way[] = [
  {
    name: 'a header, a byte a second',
    count: CONNECTIONS,
    head: `${PAGE}X-Slow: `,
    drips: true,
    seconds: 30,
  },
  {
    name: 'a body, a byte a second',
    count: CONNECTIONS,
    head: 'POST /basketchange.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n',
    drips: true,
    seconds: 60,
  },
  {
    name: '400 requests in one packet',
    count: READERS,
    head: WHOLE_PAGE.repeat(400),
    drips: false,
    seconds: 0,
  },
  {
    name: 'pages nobody reads',
    count: READERS,
    // The system takes all of it for them: only that they ask for nothing more tells them from others.
    head: WHOLE_PAGE.repeat(MAX_WAITING),
    drips: false,
    seconds: 120,
  },
];

/** Slow clients (slowloris): after how long each kind is ended, and what others notice meanwhile. */
export const trySlowClients: Trial = async ({ address, tell }) => {
  const before = await watchOthers(address, 10);
  tell(notifyOthers('before', before));
  let passed = true;
  const port = Number(new URL(address).port);
  for (const group of [WAYS.filter(({ drips }) => drips), WAYS.filter(({ drips }) => !drips)]) {
    const others = sendOthers(address);
    const held = await Promise.all(group.map(async (way) => ({ way, ends: await holdConnections(port, way) })));
    const during = await others.stop();
    passed &&= held.every(({ way, ends }) => ends.length === way.count) && !doOthersSuffer(before, during);
    for (const { way, ends } of held) tell(`  ${way.count} × ${way.name}: ${reportEnds(ends)}`);
    tell(notifyOthers('meanwhile', during));
  }
  return passed;
};

function reportEnds(ends: readonly number[]): string {
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return 'none ended by the shop';
  return `${ends.length} ended by the shop, the first after ${first.toFixed(0)} s, the last after ${last.toFixed(0)} s`;
}

/** Seconds after which each of them was ended; those that were refused, or outlived their limit, are missing. */
async function holdConnections(port: number, { count, head, drips, seconds }: Way): Promise<number[]> {
  const ends: number[] = [];
  const begun = performance.now();
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      socket.once('close', () => ends.push((performance.now() - begun) / 1000));
    });
    // Nothing is read: an answer waits on the way until the buffers are full.
    if (!drips) socket.pause();
    socket.on('error', () => {});
    return socket;
  });
  while (ends.length < count && performance.now() - begun < (seconds + SPARE_S) * 1000) {
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
