import { type RouterContextProvider, redirect } from 'react-router';
import { parseForm } from '#app/features/platform/forms/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { CONTACT_SENT } from '#rules/platform/links/screen-links.ts';
import { sendContactMessage } from '#shop/content/contact/index.ts';
import * as contactTexts from '#texts/content/contact.ts';
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
