import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Shop } from '#platform/shop/server/shop.ts';

type Party = Pick<Shop, 'origin' | 'settings' | 'log'>;

/** The stored part of a passkey; the secret stays in the device. */
export interface StoredPasskey {
  id: string;
  publicKey: string;
  counter: number;
}

/** Passkeys belong to a host name: the one shoppers see. */
export function relyingParty({ origin, settings }: Pick<Shop, 'origin' | 'settings'>) {
  return { name: settings.name, id: new URL(origin).hostname, origin };
}

/** The key a browser made for this challenge; null when it is not one to be trusted. */
export async function checkNewPasskey(
  shop: Party,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: string },
): Promise<(StoredPasskey & { transports: string[] }) | null> {
  const party = relyingParty(shop);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).slice(0, 8);
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch (error) {
    shop.log.info({ err: error }, 'A passkey could not be added');
    return null;
  }
}

/** How often the key says it was used, when it signed this challenge; null when it did not. */
export async function checkPasskey(
  shop: Party,
  { response, challenge, key }: { response: AuthenticationResponseJSON; challenge: string; key: StoredPasskey },
): Promise<number | null> {
  const party = relyingParty(shop);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: key.id, counter: key.counter, publicKey: Buffer.from(key.publicKey, 'base64url') },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    shop.log.info({ err: error }, 'A passkey was refused');
    return null;
  }
}
