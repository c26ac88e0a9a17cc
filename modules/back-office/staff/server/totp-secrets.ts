import { and, eq, ne } from 'drizzle-orm';
import { isSealed, seal, unseal } from '#platform/secrets/server/sealed.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { staff } from './tables.ts';

type Keeper = Pick<Shop, 'secretKey' | 'log'>;

export function sealTotp(shop: Keeper, staffId: number, secret: string): string {
  return seal(shop, secret, placeOf(staffId));
}

/** The secret again; empty, so that no code is right, when it was sealed by another key. */
export function unsealTotp(shop: Keeper, staffId: number, stored: string): string {
  const secret = unseal(shop, stored, placeOf(staffId));
  if (secret === null) shop.log.error({ staffId }, 'An authenticator was sealed by another SECRET_KEY');
  return secret ?? '';
}

/** At the start: seals what lay open before the process had a key, and names those whose authenticator its key does not open. */
export async function sealTotpSecrets(shop: Shop): Promise<void> {
  const { id, totpSecret } = staff;
  const rows = await shop.db.select({ id, stored: totpSecret }).from(staff).where(ne(totpSecret, ''));
  for (const row of rows) {
    const secret = unsealTotp(shop, row.id, row.stored);
    if (shop.secretKey === undefined || isSealed(row.stored) || secret === '') continue;
    await shop.db
      .update(staff)
      .set({ totpSecret: sealTotp(shop, row.id, secret) })
      // The person may have set up another authenticator meanwhile.
      .where(and(eq(id, row.id), eq(totpSecret, row.stored)));
  }
}

function placeOf(staffId: number): string {
  return `totp:${staffId}`;
}
