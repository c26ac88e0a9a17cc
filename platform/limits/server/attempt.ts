import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '#platform/db/server/connect.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import { attemptCounts } from './tables.ts';

export interface Limit {
  /** The counted action with its purpose in front: `notice-address:jan@example.pl`. */
  key: string;
  /** This many tries are allowed … */
  limit: number;
  /** … in this time, counted from the first of them. */
  seconds: number;
}

export interface Attempt {
  allowed: boolean;
  /** When a refused caller may come again. */
  until: Date;
}

/**
 * Counts one try and says whether it is still within the limit, on all nodes together. One statement: tries made at
 * the same moment are counted one by one. In a transaction that is rolled back the try was never made.
 */
export async function attempt(shop: { db: Queries }, limit: Limit, now: Date): Promise<Attempt> {
  const [made] = await attemptEach(shop, [limit], now);
  if (!made) throw new Error('The database did not count a try');
  return made;
}

/** Counts one try of each of several limits, of different keys, whether or not one of them refuses. */
export async function attemptEach({ db }: { db: Queries }, limits: readonly Limit[], now: Date): Promise<Attempt[]> {
  const tries = limits.map(({ key, limit, seconds }) => ({
    key: hashKey(key),
    limit,
    until: new Date(now.getTime() + seconds * 1000),
  }));
  const rows = await count(db, [
    tries.map(({ key }) => key),
    tries.map(({ until }) => until.toISOString()),
    now.toISOString(),
    Math.max(...limits.map(({ limit }) => limit)),
  ]);
  return tries.map(({ key, limit, until }) => {
    const row = rows.find((one) => one.key === key);
    return { allowed: row !== undefined && row.count <= limit, until: row ? new Date(row.until) : until };
  });
}

// Counted no further than needed: an integer has an end, a stubborn script may not.
const count = preparedSql<{ key: string; count: number; until: number }>(
  'count-attempts',
  `insert into attempt_counts as known (key_hash, count, until)
   select key, 1, until from unnest($1::text[], $2::timestamptz[]) as tried (key, until)
   on conflict (key_hash) do update set
     count = case when known.until <= $3::timestamptz then 1 else least(known.count + 1, $4::int + 1) end,
     until = case when known.until <= $3::timestamptz then excluded.until else known.until end
   returning key_hash as key, count, (extract(epoch from until) * 1000)::float8 as until`,
);

/** Counts one try within several limits, in their order; one that refuses spares those after it. */
export async function attemptAll(shop: { db: Queries }, limits: readonly Limit[], now: Date): Promise<boolean> {
  for (const limit of limits) if (!(await attempt(shop, limit, now)).allowed) return false;
  return true;
}

/** Takes one try back: it was right, and only wrong ones are to count. */
export async function forgive({ db }: { db: Pick<Database, 'update'> }, key: string): Promise<void> {
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(eq(attemptCounts.keyHash, hashKey(key)));
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

interface Guessed {
  /** The guessed subject: `order`, `complaint`. */
  kind: string;
  /** … and which one. */
  name: string;
  /** Network address of the guesser. */
  caller: string;
}

/**
 * Wrong guesses in a quarter of an hour: by one address about one subject, by one address about all, and by all addresses
 * about one subject. Many people share an address, so guesses about one order must not block the others. Guesses from
 * everywhere block no customer either: a found order then needs a proof by email (X.41).
 */
const MAX_GUESSES = { perSubjectAndCaller: 10, perCaller: 60, perSubject: 30 };
const SECONDS = 15 * MINUTE_S;

/** Looks something up that only its owner can name; what is found does not count as a guess. `doubted`: found or not, prove it. */
export async function limitGuesses<Found>(
  shop: Shop,
  { kind, name, caller }: Guessed,
  look: () => Promise<Found | undefined>,
): Promise<{ found: Found | undefined; doubted: boolean } | 'too-many'> {
  const own = [
    { key: `${kind}-lookup:${name}:${caller}`, limit: MAX_GUESSES.perSubjectAndCaller, seconds: SECONDS },
    { key: `${kind}-lookup-from:${caller}`, limit: MAX_GUESSES.perCaller, seconds: SECONDS },
  ];
  if (!(await attemptAll(shop, own, shop.now()))) return 'too-many';
  const all = { key: `${kind}-lookup:${name}`, limit: MAX_GUESSES.perSubject, seconds: SECONDS };
  const { allowed } = await attempt(shop, all, shop.now());
  const found = await look();
  if (found !== undefined) for (const { key } of [...own, all]) await forgive(shop, key);
  return { found, doubted: !allowed };
}

/** Counts whose time is over say nothing any more. */
export async function sweepAttempts(shop: Shop): Promise<void> {
  await shop.db.delete(attemptCounts).where(lte(attemptCounts.until, shop.now()));
}
