import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#shop/platform/db/embedded/launch.ts';
import { findStart } from '../start/describe-start.ts';
import { accountIn, type BuiltImage, runInRoot } from './enter-root.ts';

const LONGEST_MS = 300_000;

/** Starts what was built as an engine would, asks it as a shopper and as its health check, and ends it. Says what was seen; throws what was wrong. */
export async function tryImage(image: BuiltImage): Promise<string[]> {
  const port = await freePort(0);
  // No settings but a port nobody has: a demo shop on its own database.
  const env = { ...image.env, PORT: String(port), HOST: '127.0.0.1' };
  const shop = runInRoot({ ...image, env }, image.command);
  try {
    const deadline = performance.now() + LONGEST_MS;
    while (!findStart(shop.output())) {
      if (shop.child.exitCode !== null || performance.now() > deadline)
        throw new Error(`It did not open:\n${shop.output()}`);
      await sleep(200);
    }
    const owner = ownerOf(shop.child.pid ?? 0);
    if (owner !== accountIn(image.root, image.user).uid || owner === 0) throw new Error(`It runs as account ${owner}`);
    const health = await runInRoot({ ...image, env }, image.health).ended;
    if (health.code !== 0) throw new Error(`The health check says ${health.code}: ${health.output}`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (page.status !== 200) throw new Error(`The main page answers ${page.status}`);
    const begun = performance.now();
    shop.child.kill('SIGTERM');
    const { code, output } = await shop.ended;
    if (code !== 0) throw new Error(`Told to end it ended with ${code}:\n${output}`);
    const sick = await runInRoot({ ...image, env }, image.health).ended;
    if (sick.code === 0) throw new Error('The health check finds a shop that has ended healthy');
    return [
      `It opened as account ${owner}, was healthy, answered its main page and closed in ${Math.round(performance.now() - begun)} ms.`,
    ];
  } finally {
    shop.child.kill('SIGKILL');
  }
}

function ownerOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
