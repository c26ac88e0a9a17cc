import { and, asc, desc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { newsletterReaders } from './tables.ts';

type Reader = typeof newsletterReaders.$inferSelect;

const AT_ONCE = 500;
/** Only who confirmed the address and did not leave gets a letter. */
const isReading = and(isNotNull(newsletterReaders.confirmedAt), isNull(newsletterReaders.leftAt));

/** Everybody who reads the newsletter, some hundred at a time. */
export async function* readReaders(shop: Pick<Shop, 'db'>): AsyncGenerator<Reader[]> {
  for (let after = 0; ; ) {
    const readers = await shop.db
      .select()
      .from(newsletterReaders)
      .where(and(isReading, gt(newsletterReaders.id, after)))
      .orderBy(asc(newsletterReaders.id))
      .limit(AT_ONCE);
    const last = readers.at(-1);
    if (!last) return;
    yield readers;
    after = last.id;
  }
}

/** How many read it, wait to confirm, or left; and who came last. */
export async function surveyReaders(shop: Pick<Shop, 'db'>, limit: number) {
  const { email, name, confirmedAt, leftAt } = newsletterReaders;
  const counted = await shop.db
    .select({
      reading: sql<number>`count(*) filter (where ${isReading})::int`,
      asked: sql<number>`count(*) filter (where ${confirmedAt} is null and ${leftAt} is null)::int`,
      left: sql<number>`count(${leftAt})::int`,
    })
    .from(newsletterReaders);
  const newest = await shop.db
    .select({ email, name, confirmedAt })
    .from(newsletterReaders)
    .where(isReading)
    .orderBy(desc(confirmedAt))
    .limit(limit);
  return { ...(counted[0] ?? { reading: 0, asked: 0, left: 0 }), newest };
}
