import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changePrice } from '#shop/catalogue/pricing/index.ts';
import { openShop } from '#shop/open-shop.ts';
import { freePort } from '#shop/platform/db/embedded/launch.ts';
import { BareServer } from '#shop/platform/db/testing/bare-server.ts';
import { testLog, withClient } from '#shop/platform/db/testing/with-client.ts';
import { type ShopProcess, startShop } from '../shop-process/start-shop.ts';
import { openToBuyers, PRODUCTS, sendBuyers } from './buyers.ts';
import { checkOrders, type OrderBooks } from './check-orders.ts';
import { startProxies } from './proxies.ts';

export interface ProxiesOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  buyers: number;
  longestMs: number;
}

export interface ProxiesResult extends OrderBooks {
  acknowledged: number;
  /** Milliseconds from a changed price until it was seen through the proxies and from every node. */
  seenAfter: number[];
  /** Pages Varnish answered by itself before each change. */
  hits: number;
  failures: number;
  /** Pages that came while Varnish was gone. */
  withoutVarnish: boolean;
}

const NODES = 3;
const CHANGES = 20;
const LOOK_EVERY_MS = 10;

/** Three nodes without a common disk behind HAProxy and Varnish: prices change, and one node is killed while buyers order. */
export async function runProxies({ dataDir, orders, buyers, longestMs }: ProxiesOptions): Promise<ProxiesResult> {
  const database = await BareServer.open({ folder: dataDir });
  await database.start();
  const folders = Array.from({ length: NODES }, () => mkdtempSync(path.join(tmpdir(), 'shop-node-')));
  const ports: number[] = [];
  for (const _folder of folders) ports.push(await freePort(0));
  const proxies = await startProxies(ports);
  const nodes: ShopProcess[] = [];
  const start = (place: number) =>
    startShop({
      dataDir: folders[place] ?? '',
      databaseUrl: database.url,
      env: {
        PORT: String(ports[place]),
        TRUST_PROXY: '127.0.0.0/8',
        EDGE_PURGE_URLS: proxies.purgeAddress,
        DRAIN_SECONDS: '2',
      },
    });
  try {
    await openToBuyers(database.url, orders);
    for (let place = 0; place < NODES; place += 1) nodes[place] = await start(place);
    await proxies.ready();
    const prices = await changePrices(database.url, [proxies.address, ...nodes.map(({ address }) => address)]);

    let failures = 0;
    let replacing: Promise<void> | undefined;
    const replace = async () => {
      await nodes[0]?.kill();
      await sleep(2000);
      nodes[0] = await start(0);
    };
    const { acknowledged, check } = await sendBuyers({
      addresses: [proxies.address],
      orders,
      buyers,
      deadline: performance.now() + longestMs,
      onFailure: () => {
        failures += 1;
      },
      onPlaced: (placed) => {
        if (placed >= orders / 3) replacing ??= replace();
      },
    });
    await replacing;
    const books = await checkOrders(database.url, acknowledged, check);
    await proxies.killVarnish();
    const page = await fetch(proxies.address);
    return {
      ...books,
      ...prices,
      acknowledged: acknowledged.length,
      failures,
      withoutVarnish: page.ok && page.headers.get('x-cache') === null,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await proxies.stop();
    await database.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function changePrices(databaseUrl: string, places: readonly string[]) {
  const productId = PRODUCTS[0];
  const sizeId = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from sizes where product_id = $1', [productId]);
    return rows[0]?.id ?? 0;
  });
  const { close, ...shop } = await openShop({ databaseUrl, log: testLog, poolSize: 2, demo: true });
  const page = new URL((await fetch(`${places[0]}/produkt/${productId}`)).url).pathname;
  const seenAfter: number[] = [];
  let hits = 0;
  try {
    for (let change = 0; change < CHANGES; change += 1) {
      // Twice: the second answer is what the proxy keeps.
      for (const place of [...places, ...places]) {
        const answer = await fetch(place + page);
        if (answer.headers.get('x-cache') === 'hit') hits += 1;
        await answer.body?.cancel();
      }
      const price = 10_000 + change * 137 + 11;
      const outcome = await changePrice(shop, sizeId, price);
      if (!outcome.ok) throw new Error(outcome.error);
      const changed = performance.now();
      await Promise.all(places.map((place) => waitForPrice(place + page, price)));
      seenAfter.push(Math.round(performance.now() - changed));
    }
  } finally {
    await close();
  }
  return { seenAfter, hits };
}

async function waitForPrice(address: string, price: number): Promise<void> {
  const shown = `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`;
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    const html = await (await fetch(address)).text();
    if (html.includes(shown)) return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show ${shown}`);
}
