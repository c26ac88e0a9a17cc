import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { complaints } from '../complaints/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Shop } from '../shop.ts';

/** Long enough to look for the parcel and the bank account, short enough for a shared computer. */
export const ACCESS_SECONDS = 60 * 60;

const SHAPE = /^(\d{8}|R\d{1,12})\.(\d{10})\.([\w-]{43})$/;

/** An order or a complaint, with the token of its letters. */
export interface Opened {
  number: string;
  accessToken: string;
}

/** Lets whoever named the order or complaint and its contact act on it for an hour. Signed with its own token: nothing to keep. */
export function grantAccess({ number, accessToken }: Opened, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + ACCESS_SECONDS);
  return `${number}.${until}.${sign(accessToken, number, until)}`;
}

/** What such an access opens, by its number and token; null when it is over, altered or for something that is gone. */
export async function readAccess(shop: Pick<Shop, 'db' | 'now'>, access: string | undefined): Promise<Opened | null> {
  const [, number = '', until = '', signature = ''] = SHAPE.exec(access ?? '') ?? [];
  if (!number || Number(until) * 1000 <= shop.now().getTime()) return null;
  const named = number.startsWith('R') ? complaints : orders;
  const [accessed] = await shop.db
    .select({ number: named.number, accessToken: named.accessToken })
    .from(named)
    .where(eq(named.number, number));
  if (!accessed) return null;
  const right = Buffer.from(sign(accessed.accessToken, number, until));
  return timingSafeEqual(right, Buffer.from(signature)) ? accessed : null;
}

function sign(key: string, number: string, until: string): string {
  return createHmac('sha256', `after-sale ${key}`).update(`${number}.${until}`).digest('base64url');
}
