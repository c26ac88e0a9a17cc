import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/complaints/server/tables.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';

/** Long enough to look for the parcel and the bank account, short enough for a shared computer. */
export const ACCESS_SECONDS = HOUR_S;

const SHAPE = /^(\d{8}|R\d{1,12})\.(proved|named)\.(\d{10})\.([\w-]{43})$/;

/** An order or a complaint, with the token in the links of its mails. */
export interface Opened {
  number: string;
  accessToken: string;
}

/**
 * How somebody came to an order or complaint: by the link from its mails, or by naming it and its contact, which anybody may
 * know (decision 17).
 */
export type AccessBy = 'proved' | 'named';

/** Opens an order or complaint for an hour. Signed with its own token: nothing to keep. */
export function grantAccess({ number, accessToken }: Opened, by: AccessBy, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + ACCESS_SECONDS);
  return `${number}.${by}.${until}.${sign(accessToken, `${number}.${by}.${until}`)}`;
}

/** What such an access opens, by its number and token; null when it is over, altered or for something that is gone. */
export async function checkAccess(
  shop: Pick<Shop, 'db' | 'now'>,
  access: string | undefined,
): Promise<(Opened & { by: AccessBy }) | null> {
  const [, number = '', by = '', until = '', signature = ''] = SHAPE.exec(access ?? '') ?? [];
  if (!number || Number(until) * 1000 <= shop.now().getTime()) return null;
  const named = number.startsWith('R') ? complaints : orders;
  const [accessed] = await shop.db
    .select({ number: named.number, accessToken: named.accessToken })
    .from(named)
    .where(eq(named.number, number));
  if (!accessed) return null;
  const right = Buffer.from(sign(accessed.accessToken, `${number}.${by}.${until}`));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  return { ...accessed, by: by === 'proved' ? 'proved' : 'named' };
}

function sign(key: string, access: string): string {
  return createHmac('sha256', `after-sale ${key}`).update(access).digest('base64url');
}
