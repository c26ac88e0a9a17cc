import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { orders } from './tables.ts';

/** Long enough to look for the parcel and the bank account, short enough for a shared computer. */
export const ACCESS_SECONDS = HOUR_S;

const FORMAT = /^(\d{8}|R\d{1,12})\.(proved|named)\.(\d{10})\.([\w-]{43})$/;

/** An order or a complaint, with the token in the links of its emails. */
export interface Opened {
  number: string;
  accessToken: string;
}

/** `proved`: by the link of an email. `named`: by number and contact, which other people may know (decision 17). */
export type AccessBy = 'proved' | 'named';

/** Opens an order or complaint for an hour. It is signed with the token of the order or complaint, so nothing is stored. */
export function grantAccess({ number, accessToken }: Opened, by: AccessBy, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + ACCESS_SECONDS);
  return `${number}.${by}.${until}.${sign(accessToken, `${number}.${by}.${until}`)}`;
}

export type GrantedAccess = Opened & { by: AccessBy };

/** Null when the access has expired, is forged, or its order does not exist. */
export function checkAccess({ db, now }: Pick<Shop, 'db' | 'now'>, access?: string): Promise<GrantedAccess | null> {
  return verifyAccess(access, now(), async (number) => {
    const [order] = await db.select({ accessToken: orders.accessToken }).from(orders).where(eq(orders.number, number));
    return order?.accessToken;
  });
}

export async function verifyAccess(
  access: string | undefined,
  now: Date,
  findToken: (number: string) => Promise<string | undefined>,
): Promise<GrantedAccess | null> {
  const [, number = '', by = '', until = '', signature = ''] = FORMAT.exec(access ?? '') ?? [];
  if (!number || Number(until) * 1000 <= now.getTime()) return null;
  const accessToken = await findToken(number);
  if (!accessToken) return null;
  const expected = Buffer.from(sign(accessToken, `${number}.${by}.${until}`));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
  return { number, accessToken, by: by === 'proved' ? 'proved' : 'named' };
}

function sign(key: string, access: string): string {
  return createHmac('sha256', `after-sale ${key}`).update(access).digest('base64url');
}
