import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { REDIRECTS_TAG } from './find-redirect.ts';
import { findLiving } from './living-addresses.ts';

export type RedirectRefusal = 'wrong-source' | 'wrong-target' | 'too-long' | 'living' | 'loop';
type Refused<One extends Redirect> = One & { reason: RedirectRefusal };

/** Other requests take their turn after so many of a large file. */
const SLICE = 1000;
/** The database finds no longer ones. */
const MAX_LENGTH = 2000;

/**
 * Remembers where old addresses lead now, any number of them in two questions to the database. What would lead back to
 * itself is refused, and a chain is shortened: a shopper is sent on once at most.
 */
export async function addRedirects<One extends Redirect>(db: Queries, wanted: readonly One[], now: Date) {
  await lockRedirects(db);
  const judged = await judgeRedirects(db, wanted, now);
  await write(db, judged.changes);
  return judged;
}

/** Checks redirects without writing. `now`: no page may exist at an old address at this time; null: at any time. */
export async function judgeRedirects<One extends Redirect>(db: Queries, wanted: readonly One[], now: Date | null) {
  const refused: Refused<One>[] = [];
  const sound: (Redirect & { one: One })[] = [];
  for (const [at, one] of wanted.entries()) {
    if (at % SLICE === SLICE - 1) await setImmediate();
    const source = parseRedirectAddress(one.source);
    const target = /^https?:\/\//.test(one.target) ? one.target : parseRedirectAddress(one.target);
    if (source === null || source === '/') refused.push({ ...one, reason: 'wrong-source' });
    else if (target === null) refused.push({ ...one, reason: 'wrong-target' });
    else if (source.length > MAX_LENGTH || target.length > MAX_LENGTH) refused.push({ ...one, reason: 'too-long' });
    else sound.push({ source, target, one });
  }
  const sources = sound.map(({ source }) => source);
  const living = now ? await findLiving(db, sources, now) : new Set<string>();
  const book = new RedirectBook(await listTouched(db, sound));
  for (const { one, ...redirect } of sound) {
    if (living.has(redirect.source)) refused.push({ ...one, reason: 'living' });
    else if (!book.add(redirect)) refused.push({ ...one, reason: 'loop' });
  }
  return { refused, changes: book.changes() };
}

/** A page went from one address to another: earlier addresses redirect to the present one. */
export async function moveAddress(tx: Queries, from: string, to: string): Promise<void> {
  if (from === to) return;
  await lockRedirects(tx);
  // A page that comes back to where it stood before answers there itself.
  await tx.execute(sql`delete from redirects where source = ${to}`);
  // A redirect from the present address would answer instead of the page.
  const { changes } = await judgeRedirects(tx, [{ source: from, target: to }], null);
  await write(tx, changes);
}

/** Redirects that the new ones may lengthen, shorten or replace. */
async function listTouched(db: Queries, wanted: readonly Redirect[]): Promise<Redirect[]> {
  if (wanted.length === 0) return [];
  const sources = sql`${sql.param(wanted.map(({ source }) => source))}::text[]`;
  const targets = sql`${sql.param(wanted.map(({ target }) => target))}::text[]`;
  const { rows } = await db.execute<{ source: string; target: string }>(sql`
    select source, target from redirects
    where source = any(${sources}) or source = any(${targets}) or target = any(${sources}) for update`);
  return rows;
}

/** Until the transaction ends: two that run side by side could close a circle that neither of them sees. */
async function lockRedirects(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
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

/** As browsers send it: path and query, encoded. Null for an address outside the shop. */
export function parseRedirectAddress(text: string): string | null {
  if (!/^\/(?!\/)/.test(text) || text.includes('\\') || !URL.canParse(text, 'http://shop')) return null;
  const { host, pathname, search } = new URL(text, 'http://shop');
  // Without its dots `/.//elsewhere` would lead to another host.
  return host === 'shop' && !pathname.startsWith('//') ? pathname + search : null;
}

/** Where an old address leads now, and where it led before. */
export interface RedirectChange extends Redirect {
  before: string | undefined;
}

interface Redirect {
  source: string;
  target: string;
}

/** Redirects as they will be, before they are written: no chain, no circle. */
class RedirectBook {
  readonly #targets: Map<string, string>;
  readonly #known: ReadonlyMap<string, string>;

  constructor(known: readonly Redirect[]) {
    this.#known = new Map(known.map(({ source, target }) => [source, target]));
    this.#targets = new Map(this.#known);
  }

  /** False when it would lead back to itself. */
  add({ source, target }: Redirect): boolean {
    const end = this.#endOf(target);
    if (end === source || target === source) return false;
    this.#targets.set(source, end);
    return true;
  }

  changes(): RedirectChange[] {
    return [...this.#targets.keys()]
      .map((source) => ({ source, target: this.#endOf(source), before: this.#known.get(source) }))
      .filter(({ target, before }) => target !== before);
  }

  /** The end of the chain that begins here. The chain is shortened on the way, so that a long one is walked once. */
  #endOf(address: string): string {
    const passed = new Set<string>();
    let end = address;
    for (let next = this.#targets.get(end); next !== undefined; next = this.#targets.get(end)) {
      // A circle that is stored already has no end.
      if (passed.has(next)) break;
      passed.add(end);
      end = next;
    }
    for (const one of passed) this.#targets.set(one, end);
    return end;
  }
}
