import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { countFailedJobs, type FailedKind } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** How the shop is behind its pages: what PostgreSQL knows, whichever process asks. */
export interface ShopMeasures {
  databaseBytes: number;
  databaseVersion: string;
  /** Serving processes of all nodes: each listens for purges over a connection of its own. */
  processes: { address: string | null; since: Date }[];
  jobs: {
    /** Due, but not done yet. */
    waiting: number;
    /** Since when the one that is due longest waits. */
    oldestSince: Date | null;
    failed: Record<FailedKind, number>;
  };
  lastOrderAt: Date | null;
  lastMailAt: Date | null;
}

/** O.52: for Prometheus and for the owner. */
export async function measureShop(shop: Shop): Promise<ShopMeasures> {
  const { rows } = await shop.db.execute<{
    bytes: string;
    version: string;
    waiting: number;
    oldest: string | null;
    order: string | null;
    mail: string | null;
  }>(sql`select pg_database_size(current_database()) as bytes, current_setting('server_version') as version,
      (select count(*)::int from jobs where given_up_at is null and run_at <= ${shop.now()}) as waiting,
      (select min(run_at) from jobs where given_up_at is null and run_at <= ${shop.now()}) as oldest,
      (select max(placed_at) from ${orders}) as "order",
      (select sent_at from outbox where sent_at is not null order by created_at desc limit 1) as mail`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL answered with nothing');
  const processes = await shop.db.execute<{ address: string | null; since: string }>(
    sql`select host(client_addr) as address, backend_start as since from pg_stat_activity
      where application_name = 'purge' and datname = current_database() order by backend_start`,
  );
  return {
    databaseBytes: Number(row.bytes),
    databaseVersion: row.version,
    processes: processes.rows.map(({ address, since }) => ({ address, since: new Date(since) })),
    jobs: { waiting: row.waiting, oldestSince: toDate(row.oldest), failed: await countFailedJobs(shop) },
    lastOrderAt: toDate(row.order),
    lastMailAt: toDate(row.mail),
  };
}

/** Room on the disk of DATA_DIR, in bytes; null where it cannot be asked. */
export async function findDiskRoom({ dataDir }: Pick<Shop, 'dataDir'>): Promise<number | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
