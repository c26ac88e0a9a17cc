import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { fillClientForm, parseClientForm } from '../../rules/client-form.ts';
import { loginFrom } from '../../rules/login-rule.ts';
import {
  dropProviderPerson,
  enter,
  findProviderPerson,
  findSession,
  type ProviderPerson,
  proposeLogin,
  registerCustomer,
} from '../../server/index.ts';
import * as registrationTexts from '../../texts/registration.ts';
import { clientMessageText } from '../../texts/registration.ts';
import { requestNewsletter } from '../sign-in-parts/request-newsletter.server.ts';
import { endedPendingCookie, PENDING_COOKIE, signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { type RegistrationFacts, registrationForm } from './registration-form.ts';

type Context = Readonly<RouterContextProvider>;

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
    // S8.41
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

function providerValues({ claims, request }: ProviderPerson): Record<string, string | boolean> {
  const typed = fillClientForm(parseClientForm(request.form));
  return {
    ...typed,
    client_email: claims.email,
    client_firstname: typed.client_firstname || claims.firstName,
    client_lastname: typed.client_lastname || claims.lastName,
  };
}

/** S1.08 */
export async function receiveRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const shop = context.get(shopContext);
  const { token, provided, returnTo } = await registrationRequest(context, new URL(request.url));
  const form = await parseForm(request, registrationForm(registrationFacts(shop, provided)));
  if (form.kind === 'wrong') return form.reply;
  const data = parseClientForm(form.value);
  // The provider confirmed only this address.
  if (provided) data.email = provided.claims.email;
  const created = await registerCustomer(shop, {
    login: provided ? await proposeLogin(shop, loginFrom(provided.claims.email)) : (form.value.client_login ?? ''),
    password: provided ? null : (form.value.client_password ?? ''),
    data,
    agreedToTerms: form.value.terms_agree,
    consentWords: { terms: registrationTexts.terms, newsletter: registrationTexts.mailing, sms: registrationTexts.sms },
    identity: provided?.identity,
    caller: context.get(pageContext).caller(),
  });
  switch (created.kind) {
    case 'too-many':
      return form.refuse({ form: registrationTexts.tooMany });
    case 'email-taken':
      return form.refuse({ fields: { client_email: registrationTexts.accountExists } });
    case 'login-taken': {
      const text = clientMessageText([{ code: 'login_taken_login_propose', message: created.proposal }]);
      return form.refuse({ fields: { client_login: text } });
    }
  }
  const { customerId } = created;
  if (data.newsletter)
    await requestNewsletter(context, { email: data.email, name: data.billing.firstName, customerId });
  const visitor = await context.get(visitorContext).find();
  const headers = signedInCookies(
    await enter(shop, created.customerId, {
      visitorId: visitor?.id,
      browser: context.get(pageContext).cookie(BROWSER_COOKIE),
    }),
    context.get(pageContext).cookies,
  );
  if (provided) {
    await dropProviderPerson(shop, token);
    headers.append('Set-Cookie', endedPendingCookie());
  }
  throw redirect(returnTo ?? '/konto?witaj', { headers });
}
