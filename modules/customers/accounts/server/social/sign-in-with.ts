import { and, eq } from 'drizzle-orm';
import { type ProviderClaims, SocialRefusal } from '#platform/identity/server/social-login.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import type { ProviderIdentity } from '../create-customer.ts';
import { enter, type SignedIn } from '../enter.ts';
import { keepPending, seePending, takePending } from '../pending-sign-ins.ts';
import { emailKeyOf } from '../propose-login.ts';
import { provePasswordAgain } from '../prove-password.ts';
import { customerIdentities, customers } from '../tables.ts';

export interface SocialRequest {
  purpose: 'sign-in' | 'register' | 'link';
  /** Fields of the registration form without passwords. */
  form: Record<string, string>;
  returnTo: string;
}

export type SocialReturn = { request: SocialRequest; providerName: string } & (
  | SignedIn
  | { kind: 'confirm'; token: string; email: string }
  | { kind: 'register'; token: string; claims: ProviderClaims }
  | { kind: 'linked' }
  | { kind: 'refused'; reason: 'denied' | 'failed' | 'unverified' | 'taken' }
);

const MAX_BEGINNINGS = 60;
const SECONDS = 15 * MINUTE_S;

export async function beginSocialLogin(
  shop: Shop,
  { provider, caller, ...request }: SocialRequest & { provider: string; caller: string },
): Promise<{ address: string; token: string } | null> {
  const limit = { key: `social-from:${caller}`, limit: MAX_BEGINNINGS, seconds: SECONDS };
  if (!(await attempt(shop, limit, shop.now())).allowed) return null;
  try {
    const { address, checks } = await shop.social.begin(provider, returnAddressOf(shop, provider));
    const token = await keepPending(shop, { kind: 'social', data: { provider, checks, request } });
    return { address, token };
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    shop.log.warn({ err: error, provider }, 'A sign-in provider cannot be used');
    return null;
  }
}

export function returnAddressOf(shop: Pick<Shop, 'origin'>, provider: string): string {
  return `${shop.origin}/logowanie/powrot/${provider}`;
}

interface Returning {
  token: string | undefined;
  provider: string;
  /** Query of the return address. */
  search: string;
  visitorId: number | undefined;
  browser?: string | undefined;
  customerId: number | null;
}

export async function finishSocialLogin(shop: Shop, returning: Returning): Promise<SocialReturn | null> {
  const pending = await takePending(shop, 'social', returning.token);
  if (!pending || pending.provider !== returning.provider) return null;
  const { provider, checks, request } = pending;
  const about = { request, providerName: shop.social.providers.find(({ id }) => id === provider)?.name ?? provider };
  try {
    const callback = new URL(returnAddressOf(shop, provider) + returning.search);
    const claims = await shop.social.finish(provider, callback, checks);
    return { ...about, ...(await recognise(shop, { provider, claims, request, returning })) };
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    if (error.reason === 'failed') shop.log.warn({ err: error, provider }, 'A sign-in through a provider failed');
    return { ...about, kind: 'refused', reason: error.reason };
  }
}

interface Recognised {
  provider: string;
  claims: ProviderClaims;
  request: SocialRequest;
  returning: Returning;
}

async function recognise(shop: Shop, { provider, claims, request, returning }: Recognised) {
  const identity: ProviderIdentity = { provider, subject: claims.subject, email: claims.email };
  const [known] = await shop.db
    .select({ customerId: customerIdentities.customerId })
    .from(customerIdentities)
    .where(and(eq(customerIdentities.provider, provider), eq(customerIdentities.subject, claims.subject)));
  if (request.purpose === 'link' && returning.customerId !== null) {
    if (known && known.customerId !== returning.customerId) return { kind: 'refused', reason: 'taken' } as const;
    await linkIdentity(shop, returning.customerId, identity);
    return { kind: 'linked' } as const;
  }
  const { visitorId, browser } = returning;
  if (known) return enter(shop, known.customerId, { visitorId, browser });
  // An unverified address may be another person's.
  if (!claims.emailVerified || claims.email === '') return { kind: 'refused', reason: 'unverified' } as const;
  const [account] = await shop.db
    .select({ customerId: customers.id })
    .from(customers)
    .where(eq(customers.emailKey, emailKeyOf(claims.email)));
  const data = { identity, claims, request, customerId: account?.customerId ?? 0 };
  const token = await keepPending(shop, { kind: account ? 'social-confirm' : 'social-register', data });
  return account
    ? ({ kind: 'confirm', token, email: claims.email } as const)
    : ({ kind: 'register', token, claims } as const);
}

async function linkIdentity(shop: Pick<Shop, 'db' | 'now'>, customerId: number, identity: ProviderIdentity) {
  await shop.db
    .insert(customerIdentities)
    .values({ ...identity, customerId, linkedAt: shop.now() })
    .onConflictDoNothing();
}

export async function seeConfirmation(shop: Shop, token: string | undefined) {
  const data = await seePending(shop, 'social-confirm', token);
  if (!data) return null;
  const { identity, request } = data;
  const provider = shop.social.providers.find(({ id }) => id === identity.provider)?.name ?? identity.provider;
  return { email: identity.email, provider, returnTo: request.returnTo };
}

interface Confirmation {
  token: string | undefined;
  password: string;
  caller: string;
  visitorId: number | undefined;
  browser?: string | undefined;
}

export async function confirmSocialLogin(shop: Shop, { token, password, caller, visitorId, browser }: Confirmation) {
  const data = await seePending(shop, 'social-confirm', token);
  if (!data) return { kind: 'expired' } as const;
  const { identity, customerId } = data;
  const proof = await provePasswordAgain(shop, { customerId, password, caller });
  if (proof.kind !== 'proved') return proof;
  await takePending(shop, 'social-confirm', token);
  await linkIdentity(shop, proof.customerId, identity);
  return enter(shop, proof.customerId, { visitorId, browser });
}

export interface ProviderPerson {
  identity: ProviderIdentity & { providerName: string };
  claims: ProviderClaims;
  request: SocialRequest;
}

export async function findProviderPerson(shop: Shop, token: string | undefined): Promise<ProviderPerson | null> {
  const data = await seePending(shop, 'social-register', token);
  if (!data) return null;
  const { identity, claims, request } = data;
  const providerName = shop.social.providers.find(({ id }) => id === identity.provider)?.name ?? identity.provider;
  return { identity: { ...identity, providerName }, claims, request };
}

export async function dropProviderPerson(shop: Shop, token: string | undefined): Promise<void> {
  await takePending(shop, 'social-register', token);
}
