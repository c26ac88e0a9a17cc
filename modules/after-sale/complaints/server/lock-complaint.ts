import { eq } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';

export type ComplaintRow = typeof complaints.$inferSelect;

export async function lockComplaint(tx: Transaction, id: number): Promise<ComplaintRow | null> {
  if (!isRowId(id)) return null;
  const [row] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update');
  return row ?? null;
}
