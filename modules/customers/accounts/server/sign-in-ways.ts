import { and, asc, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findAccount } from './account.ts';
import { customerIdentities, passkeys } from './tables.ts';

export async function listSignInWays(shop: Shop, customerId: number) {
  const keys = await shop.db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt));
  const identities = await shop.db
    .select({ provider: customerIdentities.provider, email: customerIdentities.email })
    .from(customerIdentities)
    .where(eq(customerIdentities.customerId, customerId));
  return { keys, identities };
}

export async function removePasskey(shop: Shop, customerId: number, id: string): Promise<void> {
  await shop.db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)));
}

export async function unlinkProvider(shop: Shop, customerId: number, provider: string): Promise<'done' | 'last-way'> {
  const account = await findAccount(shop, customerId);
  const { keys, identities } = await listSignInWays(shop, customerId);
  const others = identities.filter((identity) => identity.provider !== provider).length + keys.length;
  if (!account?.hasPassword && others === 0) return 'last-way';
  await shop.db
    .delete(customerIdentities)
    .where(and(eq(customerIdentities.customerId, customerId), eq(customerIdentities.provider, provider)));
  return 'done';
}
