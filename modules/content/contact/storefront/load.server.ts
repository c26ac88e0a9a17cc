import { type RouterContextProvider, redirect } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { CONTACT_SENT } from '#platform/links/rules/screen-links.ts';
import { registerLines } from '#platform/mail/texts/company-register.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { sendContactMessage } from '../server/index.ts';
import * as contactTexts from '../texts/storefront.ts';
import { contactForm } from './contact-form.ts';

export function loadContact(context: Readonly<RouterContextProvider>, url: URL) {
  const { position, phoneHours, bankAccount, register } = context.get(shopContext).settings;
  const page = context.get(pageContext);
  page.cache({ tags: ['contact'] });
  return {
    position,
    phoneHours,
    bankAccount,
    register: registerLines(register),
    tiles: page.mapTiles,
    isSent: url.searchParams.has('wyslano'),
  };
}

export async function receiveMessage(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await parseForm(request, contactForm);
  if (form.kind === 'wrong') return form.reply;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const caller = context.get(pageContext).caller();
  const outcome = await sendContactMessage(context.get(shopContext), { ...form.value, visitorId, caller });
  if (outcome !== 'sent') return form.refuse({ form: contactTexts.form.limits[outcome] });
  throw redirect(CONTACT_SENT);
}
