import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { keepPending, takePending } from '../pending-sign-ins.ts';
import { customers, passkeys } from '../tables.ts';

const MOST_KEYS = 10;
const LONGEST_NAME = 60;

/** What the browser needs to make a key for this customer; null when there are enough of them. */
export async function beginPasskey(
  shop: Shop,
  customerId: number,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; token: string } | null> {
  const [customer] = await shop.db
    .select({ login: customers.login, firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const own = await shop.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.customerId, customerId));
  if (!customer || own.length >= MOST_KEYS) return null;
  const party = relyingParty(shop);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: customer.login,
    userDisplayName: customer.firstName || customer.login,
    userID: new TextEncoder().encode(`customer-${customerId}`),
    attestationType: 'none',
    excludeCredentials: own,
    // The key stands alone, without a login beside it: it must know its owner.
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

/** Remembers the key the browser made. */
export async function addPasskey(
  shop: Shop,
  customerId: number,
  { token, response, name }: NewPasskey,
): Promise<boolean> {
  const pending = await takePending(shop, 'passkey-new', token);
  if (pending?.customerId !== customerId) return false;
  const party = relyingParty(shop);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: pending.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified || !registrationInfo) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    const [added] = await shop.db
      .insert(passkeys)
      .values({
        id,
        customerId,
        counter,
        name: name.trim().slice(0, LONGEST_NAME),
        createdAt: shop.now(),
        publicKey: Buffer.from(publicKey).toString('base64url'),
        transports: (response.response.transports ?? []).slice(0, 8),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    return added !== undefined;
  } catch (error) {
    shop.log.info({ err: error }, 'A passkey could not be added');
    return false;
  }
}

/** Passkeys belong to a host name: the one shoppers see. */
export function relyingParty({ origin, settings }: Pick<Shop, 'origin' | 'settings'>) {
  return { name: settings.name, id: new URL(origin).hostname, origin };
}
