import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#platform/db/server/embedded/launch.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { BareServer } from '#platform/testing/bare-server.ts';
import { withLaterMigration } from '#platform/testing/later-migration.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { openToBuyers, sendBuyers } from '#tools/kill-test/buyers.ts';
import { checkOrders, type OrderBooks } from '#tools/kill-test/check-orders.ts';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';
import { openBalancer } from './balancer.ts';

export interface UpdateOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  buyers: number;
  maxMs: number;
}

export interface UpdateResult extends OrderBooks {
  acknowledged: number;
  /** Requests that failed or were not answered. */
  refused: string[];
  /** Orders acknowledged before the first and after the last node was replaced. */
  before: number;
  after: number;
  seconds: { migration: number; update: number };
  hasColumn: boolean;
}

const NODES = 2;
const DRAIN_SECONDS = 1;
/** Of the kind that is allowed while nodes of the version before serve. */
const MIGRATION = `alter table orders add column ordeal_note text default '' not null;
--> statement-breakpoint
create index if not exists orders_ordeal_note on orders (ordeal_note);`;

/** Orders are placed all through an update: a migration next to the old nodes, then both replaced one after the other. */
export async function runUpdate({ dataDir, orders, buyers, maxMs }: UpdateOptions): Promise<UpdateResult> {
  const database = await BareServer.open({ folder: dataDir });
  await database.start();
  const folders = Array.from({ length: NODES }, () => mkdtempSync(path.join(tmpdir(), 'shop-node-')));
  const ports = await Promise.all(folders.map(() => freePort(0)));
  const nodes: ShopProcess[] = [];
  const start = (place: number) =>
    startShop({
      dataDir: folders[place] ?? '',
      databaseUrl: database.url,
      env: { PORT: String(ports[place]), DRAIN_SECONDS: String(DRAIN_SECONDS) },
    });
  const balancer = await openBalancer(ports);
  const migrations = withLaterMigration(MIGRATION, 4_000_000_000_000);
  try {
    await openToBuyers(database.url, orders);
    for (let place = 0; place < NODES; place += 1) nodes[place] = await start(place);
    await balancer.ready(NODES);

    const refused: string[] = [];
    const during = { began: 0, ended: 0 };
    const seconds = { migration: 0, update: 0 };
    let placed = 0;
    let updating: Promise<void> | undefined;
    const update = async () => {
      during.began = placed;
      const begun = performance.now();
      await migrate(database.url, migrations);
      seconds.migration = (performance.now() - begun) / 1000;
      for (let place = 0; place < NODES; place += 1) {
        await nodes[place]?.stop();
        nodes[place] = await start(place);
        await balancer.ready(NODES);
      }
      seconds.update = (performance.now() - begun) / 1000;
      during.ended = placed;
    };
    const { acknowledged, check } = await sendBuyers({
      addresses: [balancer.address],
      orders,
      buyers,
      deadline: performance.now() + maxMs,
      onFailure: (what) => refused.push(what),
      onPlaced: (now) => {
        placed = now;
        if (placed >= orders / 4) updating ??= update();
      },
    });
    await updating;
    const books = await checkOrders(database.url, acknowledged, check);
    const { rows } = await withClient(database.url, (client) =>
      client.query(
        `select from information_schema.columns where table_name = 'orders' and column_name = 'ordeal_note'`,
      ),
    );
    return {
      ...books,
      acknowledged: acknowledged.length,
      refused,
      before: during.began,
      after: placed - during.ended,
      seconds,
      hasColumn: rows.length === 1,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await balancer.close();
    await database.stop();
    for (const folder of [...folders, migrations]) rmSync(folder, { recursive: true, force: true });
  }
}
