import { type RouterContextProvider, redirect } from 'react-router';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { fillClientForm, parseClientForm } from '../../rules/client-form.ts';
import { findProviderPerson, findSession, type ProviderPerson } from '../../server/index.ts';
import { PENDING_COOKIE } from '../sign-in-parts/session-cookies.server.ts';
import type { RegistrationFacts } from './registration-form.ts';

type Context = Readonly<RouterContextProvider>;

/** The parameter of a registration through a provider; its value names the provider. */
export const THROUGH = 'przez';

export async function loadRegistration(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { returnTo, provided } = await registrationRequest(context, url);
  if (await findSession(shop, context.get(pageContext).cookie('RSSID'))) throw redirect(returnTo ?? '/konto');
  return {
    facts: registrationFacts(shop, provided),
    scene: shop.settings.scenes.signIn,
    providers: shop.social.providers,
    provider: provided?.identity.providerName ?? '',
    // S8.41: asked to register through a provider, but none has confirmed who it is.
    lacksProvider: url.searchParams.has(THROUGH) && !provided,
    showsSocial: url.searchParams.has('uslugi'),
    values: provided ? providerValues(provided) : { client_type: 'private' },
    returnTo,
  };
}

export type ShownRegistration = Awaited<ReturnType<typeof loadRegistration>>;

export async function registrationRequest(context: Context, url: URL) {
  const through = url.searchParams.get(THROUGH);
  const token = context.get(pageContext).cookie(PENDING_COOKIE);
  const person = through === null ? null : await findProviderPerson(context.get(shopContext), token);
  const provided = person?.identity.provider === through ? person : null;
  const returnTo = parseReturnAddress(url.searchParams.get('powrot') ?? provided?.request.returnTo);
  return { token, provided, returnTo };
}

export function registrationFacts(shop: Shop, provided: ProviderPerson | null): RegistrationFacts {
  const today = warsawDay(shop.now());
  return { passwordLength: shop.settings.passwordLength, today, viaProvider: provided !== null };
}

/** What was typed before leaving for the provider, completed by what the provider knows. */
function providerValues({ claims, request }: ProviderPerson): Record<string, string | boolean> {
  const typed = fillClientForm(parseClientForm(request.form));
  return {
    ...typed,
    client_email: claims.email,
    client_firstname: typed.client_firstname || claims.firstName,
    client_lastname: typed.client_lastname || claims.lastName,
  };
}
