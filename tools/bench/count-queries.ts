import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl, withClient } from '#shop/db/testing/with-client.ts';

/** Idle sessions hand their counters on within this time. */
const statisticsDelay = 11_000;

/** Database transactions while `work` ran, as PostgreSQL itself counts them: a query outside a transaction is one. */
export async function countTransactions(url: string, work: () => Promise<unknown>): Promise<number> {
  const before = await transactions(url);
  await work();
  await sleep(statisticsDelay);
  return (await transactions(url)) - before;
}

async function transactions(url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  // Asked from another database, so that asking does not count.
  const { rows } = await withClient(databaseUrl(url, 'postgres'), (client) =>
    client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
      [name],
    ),
  );
  return Number(rows[0]?.count);
}
