import { lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { Database, Transaction } from './connect.ts';
import { preparedSql } from './prepared.ts';
import { pagePurges } from './tables.ts';

export const PURGE_CHANNEL = 'witryna_purge';
export const ALL_PAGES = '*';

const PAYLOAD_LIMIT = 7000; // PostgreSQL takes less than 8000 bytes per notice.
const MAX_TAGS = 5000;
/** No page lives longer than a day on a disk; the rest is for clocks that disagree. */
const RETENTION_MS = 2 * DAY_MS;

export interface Purge {
  id: number;
  transaction: number;
  tags: string[];
}

/**
 * Throws away every cached page that shows something with these tags, on every node. Inside a transaction (pass
 * `{ db: tx }`) the notice goes out with the commit, so no node can render the page again from old rows. The purge is also
 * written down: a node that is not running now looks it up when it starts.
 */
export async function purgeTags(shop: { db: Pick<Database, 'execute'> }, tags: readonly string[]): Promise<void> {
  for (const part of toNotices(tags)) {
    await shop.db.execute(sql`
      with written as (
        insert into ${pagePurges} (tags) select array(select json_array_elements_text(${JSON.stringify(part)}::json))
        returning id, transaction, tags)
      select pg_notify(${PURGE_CHANNEL}, to_json(written)::text) from written`);
  }
}

/**
 * Writes a purge down that is announced once the transaction is committed (`announcePurges`). PostgreSQL lets only one transaction
 * with a notice commit at a time, each until it is on the disk: where many commit at once, as orders do, none may carry one. Should
 * the process end before it announces, every node finds the purge at its next look, some seconds later.
 */
export async function writePurge(tx: Transaction, tags: readonly string[]): Promise<Purge[]> {
  const written = await Promise.all(toNotices(tags).map((part) => insertPurge(tx, [JSON.stringify(part)])));
  return written.flat().map((purge) => ({ ...purge, id: Number(purge.id), transaction: Number(purge.transaction) }));
}

const insertPurge = preparedSql<{ id: string; transaction: string; tags: string[] }>(
  'write-purge',
  `insert into page_purges (tags) select array(select json_array_elements_text($1::json)) returning id, transaction, tags`,
);

/** Purges that wait for the announcement under way; they share the next one. */
const unannounced = new WeakMap<
  pg.Pool,
  { waiting: Purge[]; last: Promise<unknown>; next?: Promise<void> | undefined }
>();

/** Notifies every node of committed purges. Purges that come at the same time share one notification. */
export async function announcePurges({ pool }: { pool: pg.Pool }, purges: readonly Purge[]): Promise<void> {
  if (purges.length === 0) return;
  const line = unannounced.get(pool) ?? { waiting: [], last: Promise.resolve() };
  unannounced.set(pool, line);
  line.waiting.push(...purges);
  line.next ??= line.last.then(() => {
    const announced = announce(pool, line.waiting.splice(0));
    line.next = undefined;
    line.last = announced.catch(() => {});
    return announced;
  });
  await line.next;
}

async function announce(pool: pg.Pool, purges: readonly Purge[]): Promise<void> {
  const text = 'select pg_notify($1, notice) from unnest($2::text[]) notice';
  const notices = purges.map((purge) => JSON.stringify(purge));
  await pool.query({ name: 'announce-purges', text, values: [PURGE_CHANNEL, notices] });
}

/** A notice of another origin purges too much, which is harmless. */
export function parsePurge(payload: string | undefined): Purge | undefined {
  try {
    const said: unknown = JSON.parse(payload ?? '');
    return isPurge(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

export async function sweepPurges(shop: { db: Database; now(): Date }): Promise<void> {
  await shop.db.delete(pagePurges).where(lt(pagePurges.purgedAt, new Date(shop.now().getTime() - RETENTION_MS)));
}

function isPurge(said: unknown): said is Purge {
  if (typeof said !== 'object' || said === null) return false;
  const { id, transaction, tags } = said as Partial<Record<keyof Purge, unknown>>;
  const isNumbered = typeof id === 'number' && typeof transaction === 'number';
  return isNumbered && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}

function toNotices(tags: readonly string[]): string[][] {
  const distinct = [...new Set(tags)];
  if (distinct.length === 0) return [];
  return distinct.length > MAX_TAGS ? [[ALL_PAGES]] : split(distinct);
}

function split(tags: string[]): string[][] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    const cost = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (size + cost > PAYLOAD_LIMIT) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(tag);
    size += cost;
  }
  return parts;
}
