import { type RouterContextProvider, redirect } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { CONTACT_SENT } from '#platform/links/rules/screen-links.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { sendContactMessage } from '../server/index.ts';
import * as contactTexts from '../texts/storefront.ts';
import { contactForm } from './contact-form.ts';

export async function receiveMessage(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await parseForm(request, contactForm);
  if (form.kind === 'wrong') return form.reply;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const caller = context.get(pageContext).caller();
  const outcome = await sendContactMessage(context.get(shopContext), { ...form.value, visitorId, caller });
  if (outcome !== 'sent') return form.refuse({ form: contactTexts.form.limits[outcome] });
  throw redirect(CONTACT_SENT);
}
