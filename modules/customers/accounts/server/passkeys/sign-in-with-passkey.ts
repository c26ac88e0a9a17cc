import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { checkPasskey, relyingParty } from '#platform/identity/server/webauthn.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import { enter, type SignedIn } from '../enter.ts';
import { keepPending, takePending } from '../pending-sign-ins.ts';
import { passkeys } from '../tables.ts';

const MAX_PER_CALLER = 60;
const SECONDS = 15 * MINUTE_S;

export async function requestPasskey(
  shop: Shop,
  caller: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; token: string } | null> {
  const limit = { key: `passkey-from:${caller}`, limit: MAX_PER_CALLER, seconds: SECONDS };
  if (!(await attempt(shop, limit, shop.now())).allowed) return null;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(shop).id,
    userVerification: 'required',
  });
  const token = await keepPending(shop, { kind: 'passkey', data: { challenge: options.challenge } });
  return { options, token };
}

interface Answered {
  token: string | undefined;
  response: AuthenticationResponseJSON;
  visitorId: number | undefined;
  browser?: string | undefined;
}

export async function signInWithPasskey(
  shop: Shop,
  { token, response, visitorId, browser }: Answered,
): Promise<SignedIn | { kind: 'unknown' | 'refused' }> {
  const pending = await takePending(shop, 'passkey', token);
  if (!pending) return { kind: 'refused' };
  const [key] = await shop.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.id, String(response.id)));
  if (!key) return { kind: 'unknown' };
  const counter = await checkPasskey(shop, { response, challenge: pending.challenge, key });
  if (counter === null) return { kind: 'refused' };
  await shop.db.update(passkeys).set({ counter, usedAt: shop.now() }).where(eq(passkeys.id, key.id));
  return enter(shop, key.customerId, { visitorId, browser });
}
