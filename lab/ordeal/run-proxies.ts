import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#platform/db/server/embedded/launch.ts';
import { BareServer } from '#platform/testing/bare-server.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { openToBuyers, sendBuyers } from '#tools/kill-test/buyers.ts';
import { checkOrders, type OrderBooks } from '#tools/kill-test/check-orders.ts';
import { type Proxies, startProxies } from '#tools/proxies/proxies.ts';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';
import { addPhotos, changePrices } from './seen-everywhere.ts';

export interface ProxiesOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  buyers: number;
  maxMs: number;
}

export interface ProxiesResult extends OrderBooks {
  acknowledged: number;
  /** Milliseconds from a changed price until it was seen through the proxies and from every node. */
  seenAfter: number[];
  /** The same from a photo sent to one node until its product shows it and the picture comes. */
  photosSeenAfter: number[];
  /** Pages Varnish answered by itself before each change. */
  hits: number;
  failures: number;
  /** Pages that came while Varnish was gone. */
  withoutVarnish: boolean;
  /** Askers for a cached page while the database was gone. */
  withoutDatabase: { asked: number; refused: number };
}

const NODES = 3;

/**
 * Three nodes without a common disk behind HAProxy and Varnish, their files in an S3 store: prices change, photos are sent to one
 * node each, one node is killed while buyers order, at last Varnish and the database are stopped.
 */
export async function runProxies({ dataDir, orders, buyers, maxMs }: ProxiesOptions): Promise<ProxiesResult> {
  const database = await BareServer.open({ folder: dataDir });
  await database.start();
  const folders = Array.from({ length: NODES }, () => mkdtempSync(path.join(tmpdir(), 'shop-node-')));
  const ports: number[] = [];
  for (const _folder of folders) ports.push(await freePort(0));
  const s3 = await startTestS3();
  const { settings: store } = s3;
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
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: store.bucket,
        S3_REGION: store.region,
        S3_PREFIX: store.prefix,
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      },
    });
  try {
    await openToBuyers(database.url, orders);
    for (let place = 0; place < NODES; place += 1) nodes[place] = await start(place);
    await proxies.ready();
    const addresses = nodes.map(({ address }) => address);
    const prices = await changePrices(database.url, [proxies.address, ...addresses]);
    const photosSeenAfter = await addPhotos(database.url, [proxies.address, ...addresses], addresses);

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
      deadline: performance.now() + maxMs,
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
    const withoutDatabase = await stopDatabase(database, proxies, nodes);
    return {
      ...books,
      ...prices,
      photosSeenAfter,
      withoutDatabase,
      acknowledged: acknowledged.length,
      failures,
      withoutVarnish: page.ok && page.headers.get('x-cache') === null,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await proxies.stop();
    await s3.close();
    await database.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const A_MOMENT_MS = 200;
const MOMENTS = 30;

/** A page every node has kept, asked for through HAProxy while the database is away; says how many askers did not get it. */
async function stopDatabase(database: BareServer, proxies: Proxies, nodes: readonly ShopProcess[]) {
  for (const { address } of [...nodes, ...nodes]) await (await fetch(address)).text();
  await database.stop();
  let refused = 0;
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const answer = await fetch(proxies.address);
    await answer.body?.cancel();
    if (!answer.ok) refused += 1;
    await sleep(A_MOMENT_MS);
  }
  await database.start();
  return { asked: MOMENTS, refused };
}
