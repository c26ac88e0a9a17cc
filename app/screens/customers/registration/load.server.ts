import { type RouterContextProvider, redirect } from 'react-router';
import { PENDING_COOKIE } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { fillClientForm, readClientForm } from '#rules/customers/accounts/client-form.ts';
import { readReturnAddress } from '#rules/platform/links/return-address.ts';
import { findSession, seeVouched, type VouchedPerson } from '#shop/customers/accounts/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { RegistrationFacts } from './registration-form.ts';

type Context = Readonly<RouterContextProvider>;

/** The parameter of a registration through a provider; its value names the provider. */
export const THROUGH = 'przez';

export async function loadRegistration(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { returnTo, vouched } = await registrationErrand(context, url);
  if (await findSession(shop, context.get(pageContext).cookie('RSSID'))) throw redirect(returnTo ?? '/konto');
  return {
    facts: registrationFacts(shop, vouched),
    providers: shop.social.providers,
    provider: vouched?.identity.providerName ?? '',
    // S8.41: asked to register through a provider, but nobody vouched.
    lacksProvider: url.searchParams.has(THROUGH) && !vouched,
    showsSocial: url.searchParams.has('uslugi'),
    values: vouched ? vouchedValues(vouched) : { client_type: 'private' },
    returnTo,
  };
}

export type ShownRegistration = Awaited<ReturnType<typeof loadRegistration>>;

export async function registrationErrand(context: Context, url: URL) {
  const through = url.searchParams.get(THROUGH);
  const token = context.get(pageContext).cookie(PENDING_COOKIE);
  const person = through === null ? null : await seeVouched(context.get(shopContext), token);
  const vouched = person?.identity.provider === through ? person : null;
  const returnTo = readReturnAddress(url.searchParams.get('powrot') ?? vouched?.errand.returnTo);
  return { token, vouched, returnTo };
}

export function registrationFacts(shop: Shop, vouched: VouchedPerson | null): RegistrationFacts {
  const today = shop.now().toISOString().slice(0, 10);
  return { passwordLength: shop.settings.passwordLength, today, vouched: vouched !== null };
}

/** What was typed before leaving for the provider, completed by what the provider knows. */
function vouchedValues({ claims, errand }: VouchedPerson): Record<string, string | boolean> {
  const typed = fillClientForm(readClientForm(errand.form));
  return {
    ...typed,
    client_email: claims.email,
    client_firstname: typed.client_firstname || claims.firstName,
    client_lastname: typed.client_lastname || claims.lastName,
  };
}
