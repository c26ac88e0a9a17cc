import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';
import { basketLines } from './tables.ts';

/** Takes the ordered lines out; what could not be ordered stays for another day. */
export async function removeLines(db: Pick<Database, 'delete'>, visitorId: number, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db.delete(basketLines).where(and(eq(basketLines.visitorId, visitorId), inArray(basketLines.id, lineIds)));
}
