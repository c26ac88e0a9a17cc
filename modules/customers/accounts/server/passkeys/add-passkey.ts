import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { checkNewPasskey, relyingParty } from '#platform/identity/server/webauthn.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { keepPending, takePending } from '../pending-sign-ins.ts';
import { customers, passkeys } from '../tables.ts';

const MAX_KEYS = 10;
const MAX_NAME_LENGTH = 60;

export async function beginPasskey(
  shop: Shop,
  customerId: number,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; token: string } | null> {
  const [customer] = await shop.db
    .select({ login: customers.login, firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const own = await shop.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.customerId, customerId));
  if (!customer || own.length >= MAX_KEYS) return null;
  const party = relyingParty(shop);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: customer.login,
    userDisplayName: customer.firstName || customer.login,
    userID: new TextEncoder().encode(`customer-${customerId}`),
    attestationType: 'none',
    excludeCredentials: own,
    // A passkey sign-in has no login, so the key must identify the customer.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const data = { challenge: options.challenge, customerId };
  return { options, token: await keepPending(shop, { kind: 'passkey-new', data }) };
}

export interface NewPasskey {
  token: string | undefined;
  response: RegistrationResponseJSON;
  name: string;
}

export async function addPasskey(
  shop: Shop,
  customerId: number,
  { token, response, name }: NewPasskey,
): Promise<boolean> {
  const pending = await takePending(shop, 'passkey-new', token);
  if (pending?.customerId !== customerId) return false;
  const key = await checkNewPasskey(shop, { response, challenge: pending.challenge });
  if (!key) return false;
  const [added] = await shop.db
    .insert(passkeys)
    .values({ ...key, customerId, name: name.trim().slice(0, MAX_NAME_LENGTH), createdAt: shop.now() })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added !== undefined;
}
