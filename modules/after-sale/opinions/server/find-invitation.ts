import { and, eq, ne } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken } from '#platform/visitors/server/index.ts';
import { opinionInvitations, opinions } from './tables.ts';

export interface OpinionInvitation {
  orderNumber: string;
  email: string;
  author: string;
  productIds: number[];
  /** Already written about; null stands for the shop. */
  written: (number | null)[];
}

const VALID_DAYS = 90;

/** The invitation behind the link of a mail; null when there is none, or not any more. */
export async function findInvitation(shop: Pick<Shop, 'db' | 'now'>, token: string): Promise<OpinionInvitation | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select()
    .from(opinionInvitations)
    .where(eq(opinionInvitations.tokenHash, hashToken(token)));
  if (!row || shop.now().getTime() - row.createdAt.getTime() > VALID_DAYS * DAY_MS) return null;
  const { orderNumber, email, author, productIds } = row;
  const own = await shop.db
    .select({ productId: opinions.productId })
    .from(opinions)
    // Anybody may name a number; only what was confirmed is theirs.
    .where(and(eq(opinions.orderNumber, orderNumber), eq(opinions.confirmed, true), ne(opinions.state, 'rejected')));
  return { orderNumber, email, author, productIds, written: own.map(({ productId }) => productId) };
}
