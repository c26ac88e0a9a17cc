import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { shopMegabytes } from '../soak/memory.ts';
import { doOthersSuffer, notifyOthers, watchOthers } from './others.ts';
import type { Trial } from './trial.ts';

const WANTED = 10_000;
/** For everything else this process holds open. */
const SPARE = 1000;
const AT_ONCE = 200;
/** Opening them, and the 65 s that a connection is kept. */
const MAX_MS = 120_000;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n';

/** Ten thousand browsers that looked at a page and keep their connections. */
export const tryIdleConnections: Trial = async ({ address, shopPid, tell }) => {
  if (openFileLimit() < WANTED + SPARE) {
    tell(`  this process may hold only ${openFileLimit()} files open: say ulimit -n ${WANTED + SPARE} first`);
    return false;
  }
  const before = await watchOthers(address, 10);
  const held = shopMegabytes(shopPid);
  const sockets = new Set<Socket>();
  try {
    const begun = performance.now();
    for (let opened = 0; opened < WANTED; opened += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => openIdle(Number(new URL(address).port), sockets)));
    }
    await sleep(2000);
    const open = sockets.size;
    const more = shopMegabytes(shopPid) - held;
    const during = await watchOthers(address, 10);
    tell(
      `  ${open} idle connections: ${more.toFixed(0)} MB more in all processes, ${((more * 1024) / open).toFixed(1)} kB each`,
    );
    tell(notifyOthers('before', before));
    tell(notifyOthers('meanwhile', during));
    while (sockets.size > 0 && performance.now() - begun < MAX_MS) await sleep(1000);
    const seconds = Math.round((performance.now() - begun) / 1000);
    tell(`  ${open - sockets.size} of them were ended by the shop within ${seconds} s of the first`);
    return open >= WANTED && sockets.size === 0 && !doOthersSuffer(before, during);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
};

/** Settled when the page has come, or the connection was refused. */
function openIdle(port: number, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
    sockets.add(socket);
    socket.on('data', () => resolve());
    socket.on('error', () => resolve());
    socket.once('close', () => {
      sockets.delete(socket);
      resolve();
    });
  });
}

function openFileLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024);
}
