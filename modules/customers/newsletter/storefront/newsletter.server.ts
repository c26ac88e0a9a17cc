import { type RouterContextProvider, redirect } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { newsletterMessageLink } from '#platform/links/rules/screen-links.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { type NewsletterOutcome, newsletterMessage, parseNewsletterMessage } from '../rules/newsletter-outcome.ts';
import { requestNewsletterConsent, requestUnsubscribe } from '../server/index.ts';
import * as newsletterTexts from '../texts/storefront.ts';
import { leaveForm, newsletterForm } from './newsletter-form.ts';

type Context = Readonly<RouterContextProvider>;

export function loadNewsletter(url: URL) {
  return { outcome: parseNewsletterMessage(url.searchParams.get('wiadomosc')) };
}

/** The footer sends only the address; the page then asks for the rest without errors. */
export async function receiveNewsletter(request: Request, context: Context) {
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  if (sent.get('mailing_action') === 'remove') return leave(request, context);
  if (sent.has('krok')) return { address: String(sent.get('mailing_email') ?? '').slice(0, 254) };
  const form = await parseForm(request, newsletterForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const { mailing_email: email, mailing_name: name } = form.value;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const caller = context.get(pageContext).caller();
  const wanted = { email, name, consent: newsletterTexts.consent, visitorId, caller };
  throw showing(await requestNewsletterConsent(context.get(shopContext), wanted));
}

async function leave(request: Request, context: Context) {
  const form = await parseForm(request, leaveForm);
  if (form.kind === 'wrong') return { leaveReply: form.reply };
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const wanted = { email: form.value.mailing_email, visitorId, caller: context.get(pageContext).caller() };
  throw showing(await requestUnsubscribe(context.get(shopContext), wanted));
}

function showing(outcome: NewsletterOutcome) {
  return redirect(newsletterMessageLink(newsletterMessage(outcome)));
}
