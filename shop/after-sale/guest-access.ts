import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/tables.ts';
import type { Shop } from '../shop.ts';

/** Long enough to look for the parcel and the bank account, short enough for a shared computer. */
export const ACCESS_SECONDS = 60 * 60;

const SHAPE = /^(\d{8})\.(\d{10})\.([\w-]{43})$/;

/** Lets whoever named the order and its contact act on it for an hour. Signed with the order's own token: nothing to keep. */
export function grantAccess(order: { number: string; accessToken: string }, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + ACCESS_SECONDS);
  return `${order.number}.${until}.${sign(order.accessToken, order.number, until)}`;
}

/** The order such an access opens, by its number and token; null when it is over, altered or for an order that is gone. */
export async function readAccess(
  shop: Pick<Shop, 'db' | 'now'>,
  access: string | undefined,
): Promise<{ number: string; accessToken: string } | null> {
  const [, number = '', until = '', signature = ''] = SHAPE.exec(access ?? '') ?? [];
  if (!number || Number(until) * 1000 <= shop.now().getTime()) return null;
  const [order] = await shop.db
    .select({ number: orders.number, accessToken: orders.accessToken })
    .from(orders)
    .where(eq(orders.number, number));
  if (!order) return null;
  const right = Buffer.from(sign(order.accessToken, number, until));
  return timingSafeEqual(right, Buffer.from(signature)) ? order : null;
}

function sign(key: string, number: string, until: string): string {
  return createHmac('sha256', `after-sale ${key}`).update(`${number}.${until}`).digest('base64url');
}
