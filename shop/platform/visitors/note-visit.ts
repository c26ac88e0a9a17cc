import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { visitors } from './tables.ts';

/** How old `seenAt` may get before a visit writes it again: most calls stay read-only. */
const seenGranularity = 24 * 60 * 60 * 1000;

export async function noteVisit(shop: Shop, visitor: { id: number; seenAt: Date }): Promise<void> {
  const now = shop.now();
  if (now.getTime() - visitor.seenAt.getTime() <= seenGranularity) return;
  await shop.db.update(visitors).set({ seenAt: now }).where(eq(visitors.id, visitor.id));
}
