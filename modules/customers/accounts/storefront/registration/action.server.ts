import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { parseClientForm } from '../../rules/client-form.ts';
import { loginFrom } from '../../rules/login-rule.ts';
import { dropProviderPerson, enter, proposeLogin, registerCustomer } from '../../server/index.ts';
import * as registrationTexts from '../../texts/registration.ts';
import { clientMessageText } from '../../texts/registration.ts';
import { requestNewsletter } from '../sign-in-parts/request-newsletter.server.ts';
import { endedPendingCookie, signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { registrationFacts, registrationRequest } from './load.server.ts';
import { registrationForm } from './registration-form.ts';

/** S1.08: makes the account, signs its owner in with what the browser held, and leads back to where they were. */
export async function receiveRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const shop = context.get(shopContext);
  const { token, provided, returnTo } = await registrationRequest(context, new URL(request.url));
  const form = await parseForm(request, registrationForm(registrationFacts(shop, provided)));
  if (form.kind === 'wrong') return form.reply;
  const data = parseClientForm(form.value);
  // The provider confirmed this address and no other.
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
