import { eq } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { DraftLine, LineIdentity } from './basket-draft.ts';
import { basketRemovals } from './tables.ts';

/**
 * X.34: a line that comes back after it was taken out stands where it stood, and is no longer wanted back. Tells since
 * when each of them has been in the basket.
 */
export async function takeBack(
  tx: Transaction,
  visitorId: number,
  added: readonly DraftLine[],
): Promise<Map<DraftLine, Date>> {
  const places = new Map<DraftLine, Date>();
  if (added.length === 0) return places;
  const own = eq(basketRemovals.visitorId, visitorId);
  const [kept] = await tx.select().from(basketRemovals).where(own);
  if (!kept) return places;
  const gone = kept.lines.filter((removed) => {
    const line = added.find((one) => IDENTITY.every((part) => one[part] === removed[part]));
    if (line && removed.addedAt) places.set(line, new Date(removed.addedAt));
    return !line;
  });
  if (gone.length === 0) await tx.delete(basketRemovals).where(own);
  else if (gone.length < kept.lines.length) await tx.update(basketRemovals).set({ lines: gone }).where(own);
  return places;
}

const IDENTITY: readonly (keyof LineIdentity)[] = ['productId', 'size', 'additional', 'forPoints'];
