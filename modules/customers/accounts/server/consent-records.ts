import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import type { ConsentRecord } from '../../consents/rules/consent.ts';
import { consentRecords } from './tables.ts';

export async function recordConsents(
  db: Pick<Queries, 'insert'>,
  customerId: number,
  records: readonly ConsentRecord[],
): Promise<void> {
  if (records.length > 0) await db.insert(consentRecords).values(records.map((record) => ({ ...record, customerId })));
}

/** X.54 */
export async function listConsents(
  shop: { db: Queries },
  customerId: number,
  { max }: { max: number },
): Promise<ConsentRecord[]> {
  const { kind, given, wording, place, about, at } = consentRecords;
  return shop.db
    .select({ kind, given, wording, place, about, at })
    .from(consentRecords)
    .where(eq(consentRecords.customerId, customerId))
    .orderBy(desc(at), desc(consentRecords.id))
    .limit(max);
}
