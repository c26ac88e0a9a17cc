import { and, eq } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { insertWithRandomNumber } from '#platform/db/server/pick-random-number.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { complaintEvents, complaintFiles, complaintLines } from './tables.ts';

export interface Complainer {
  visitorId: number;
  customerId: number | null;
  /** Made with the form: the same one means the same press of the button. */
  key: string;
}

export interface FiledComplaint {
  kind: 'filed';
  number: string;
  accessToken: string;
  /** The key was used before: this is the complaint it made. */
  repeated: boolean;
}

type NewComplaint = Pick<typeof complaints.$inferInsert, 'orderId' | 'email' | 'phone' | 'purchase'>;
type NewLine = Omit<typeof complaintLines.$inferInsert, 'id' | 'complaintId'> & { uploadIds: readonly number[] };

const KEY = /^[\w-]{8,100}$/;

export function isComplaintKey(key: string): boolean {
  return KEY.test(key);
}

/** The complaint this press of the button has already made. */
export async function findFiled(
  db: Pick<Shop['db'], 'select'>,
  { visitorId, key }: Pick<Complainer, 'visitorId' | 'key'>,
): Promise<FiledComplaint | null> {
  const { number, accessToken } = complaints;
  const [found] = await db
    .select({ number, accessToken })
    .from(complaints)
    .where(and(eq(complaints.visitorId, visitorId), eq(complaints.idempotencyKey, key)));
  return found ? { kind: 'filed', ...found, repeated: true } : null;
}

export function findFiledComplaint(shop: Pick<Shop, 'db'>, press: Pick<Complainer, 'visitorId' | 'key'>) {
  return findFiled(shop.db, press);
}

/** Writes the row of a complaint; null when another request with the same key was quicker. */
export async function insertComplaint(
  tx: Transaction,
  { visitorId, customerId, key }: Complainer,
  values: NewComplaint,
  now: Date,
): Promise<typeof complaints.$inferSelect | null> {
  const row = await insertWithRandomNumber(async (digits) => {
    const number = `R${digits}`;
    const [written] = await tx
      .insert(complaints)
      .values({
        ...values,
        number,
        accessToken: newToken(),
        visitorId,
        customerId,
        idempotencyKey: key,
        emailKey: values.email.toLowerCase(),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (written) return written;
    // Either the number or the key was there before: only the number is generated again.
    return (await tx.$count(complaints, eq(complaints.number, number))) > 0 ? undefined : null;
  });
  if (row) await tx.insert(complaintEvents).values({ complaintId: row.id, at: now, kind: row.state });
  return row;
}

export async function insertLine(tx: Transaction, complaintId: number, { uploadIds, ...line }: NewLine): Promise<void> {
  const [row] = await tx
    .insert(complaintLines)
    .values({ complaintId, ...line })
    .returning({ id: complaintLines.id });
  if (uploadIds.length === 0 || !row) return;
  await tx.insert(complaintFiles).values(uploadIds.map((uploadId) => ({ uploadId, complaintId, lineId: row.id })));
}
