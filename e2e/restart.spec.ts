import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runKillTest } from '#tools/kill-test/run-kill-test.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';

// Fills a demo shop of its own on the embedded database, so it needs more than the usual minute.
test.setTimeout(240_000);

const env = { DATABASE_URL: '' };
const postmaster = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function buySomething(address: string): Promise<string> {
  const listing = await (await fetch(`${address}/`)).text();
  for (const [, id] of listing.matchAll(/\/produkt\/(\d+)\//g)) {
    const sizes = (await (await fetch(`${address}/ajax/projector.php?action=get&product=${id}&get=sizes`)).json()) as {
      sizes?: { items?: { type: string; amount: number }[] };
    };
    const size = sizes.sizes?.items?.find((item) => item.amount !== 0)?.type;
    if (!size) continue;
    const answer = await fetch(`${address}/basketchange.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ product: id ?? '', size, number: '1', mode: '1', getAjax: 'true' }).toString(),
      redirect: 'manual',
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    if ((await countProducts(address, cookie)) > 0) return cookie;
  }
  throw new Error('nothing could be bought');
}

async function countProducts(address: string, cookie: string): Promise<number> {
  const answer = await fetch(`${address}/ajax/basket.php?getAjax=true`, { headers: { cookie } });
  const { basket } = (await answer.json()) as { basket: { productsCounter: number } };
  return Number(basket.productsCounter);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('X.20 killed and started again, also while orders are placed, the shop has lost nothing', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-restart-'));
  try {
    const first = await startShop({ dataDir, env });
    const cookie = await buySomething(first.address);
    await first.kill();

    // The old database process still runs and is taken over.
    const running = postmaster(dataDir);
    expect(process.kill(running, 0)).toBe(true);
    const second = await startShop({ dataDir, env });
    expect(postmaster(dataDir)).toBe(running);
    expect(await countProducts(second.address, cookie)).toBe(1);

    // Now both die at once and leave their lock files.
    await second.kill();
    process.kill(running, 'SIGKILL');
    const third = await startShop({ dataDir, env });
    expect(await countProducts(third.address, cookie)).toBe(1);

    // An orderly end takes the database with it.
    const last = postmaster(dataDir);
    expect(await third.stop()).toBe(0);
    await expect.poll(() => isAlive(last)).toBe(false);

    // X.20: and what was ordered while both were killed again and again is there once, and whole.
    const options = { orders: 24, buyers: 4, calmMs: 1200, maxKills: 3, maxMs: 90_000 };
    const { faults, acknowledged, kills } = await runKillTest({ dataDir, ...options });
    expect({ faults, acknowledged }).toEqual({ faults: [], acknowledged: options.orders });
    expect(kills.shop + kills.database).toBeGreaterThan(1);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
