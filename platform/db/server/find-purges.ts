import type pg from 'pg';
import { findLife } from './database-life.ts';
import type { Purge } from './purge-tags.ts';

export interface PurgesFound {
  /** All transactions below this number are over, and what they purged can be looked up. */
  since: number;
  purges: Purge[];
}

/** No page on a disk is older than a day; the hour is for clocks that disagree. */
const RECENT = '25 hours';

/** The purges of every page that a cache may still hold. */
export function findRecentPurges(client: pg.Client): Promise<PurgesFound> {
  return find(client, 'p.purged_at > now() - $1::interval', RECENT);
}

export function findPurges(client: pg.Client, since: number): Promise<PurgesFound> {
  return find(client, 'p.transaction >= $1', since);
}

interface Row {
  since: string;
  id: string | null;
  transaction: string;
  tags: string[];
}

/** In one statement, hence of one moment: a purge that is over is either below the number and found, or not below it. */
async function find(client: pg.Client, condition: string, value: string | number): Promise<PurgesFound> {
  const { rows } = await client.query<Row>(
    `select now.since, p.id, p.transaction, p.tags
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as since) now
      left join page_purges p on ${condition}`,
    [value],
  );
  const purges = rows.filter(({ id }) => id !== null);
  return {
    since: Number(rows[0]?.since ?? 0),
    purges: purges.map(({ id, transaction, tags }) => ({ id: Number(id), transaction: Number(transaction), tags })),
  };
}

/** Which of these purges the database does not have: another server took over that lacks what was committed last. */
export async function listMissing(client: pg.Client, received: readonly Omit<Purge, 'tags'>[]): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select received.id from unnest($1::bigint[], $2::bigint[]) as received (id, transaction)
      where not exists (select from page_purges p where p.id = received.id and p.transaction = received.transaction)`,
    [received.map(({ id }) => id), received.map(({ transaction }) => transaction)],
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Which database this is, in which life: numbers of transactions mean nothing in another one, nor after a backup was brought
 * back or another server took over, because what was committed last may be lost then.
 */
export async function findDatabaseIdentity(client: Pick<pg.Pool, 'query'>): Promise<string> {
  // The table has another number after it was brought back from a dump.
  const { rows } = await client.query<{ place: string }>(
    `select oid::text || '-' || 'page_purges'::regclass::oid::text as place from pg_database where datname = current_database()`,
  );
  // Without the timeline, the database and its table identify it well enough.
  return `${rows[0]?.place}-${await findLife(client)}`;
}
