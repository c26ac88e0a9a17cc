import { sql } from 'drizzle-orm';
import type { Queries } from '#shop/platform/db/connect.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { REDIRECTS_TAG } from './find-redirect.ts';
import { readAddress } from './read-address.ts';
import { type Redirect, RedirectBook } from './redirect-book.ts';

type Refused<One extends Redirect> = One & { reason: 'wrong-source' | 'wrong-target' | 'loop' };

/**
 * Remembers where old addresses lead now, any number of them in two questions to the database. What would lead back to
 * itself is refused, and a chain is shortened: a shopper is sent on once at most.
 */
export async function addRedirects<One extends Redirect>(db: Queries, wanted: readonly One[]): Promise<Refused<One>[]> {
  const refused: Refused<One>[] = [];
  const sound: (Redirect & { one: One })[] = [];
  for (const one of wanted) {
    const source = readAddress(one.source);
    const target = /^https?:\/\//.test(one.target) ? one.target : readAddress(one.target);
    if (source === null || source === '/') refused.push({ ...one, reason: 'wrong-source' });
    else if (target === null) refused.push({ ...one, reason: 'wrong-target' });
    else sound.push({ source, target, one });
  }
  const book = new RedirectBook(await readTouched(db, sound));
  for (const { one, ...redirect } of sound) if (!book.add(redirect)) refused.push({ ...one, reason: 'loop' });
  await write(db, book.changes());
  return refused;
}

/** What the new ones may lengthen, shorten or replace. */
async function readTouched(db: Queries, wanted: readonly Redirect[]): Promise<Redirect[]> {
  if (wanted.length === 0) return [];
  const sources = sql`${sql.param(wanted.map(({ source }) => source))}::text[]`;
  const targets = sql`${sql.param(wanted.map(({ target }) => target))}::text[]`;
  const { rows } = await db.execute<{ source: string; target: string }>(sql`
    select source, target from redirects
    where source = any(${sources}) or source = any(${targets}) or target = any(${sources}) for update`);
  return rows;
}

async function write(db: Queries, changes: readonly Redirect[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    insert into redirects (source, target)
    select * from unnest(${sql.param(changes.map(({ source }) => source))}::text[],
      ${sql.param(changes.map(({ target }) => target))}::text[])
    on conflict (source) do update set target = excluded.target`);
  await purgeTags({ db }, [REDIRECTS_TAG]);
}
