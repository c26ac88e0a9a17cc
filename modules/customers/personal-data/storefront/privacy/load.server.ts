import { type RouterContextProvider, redirect } from 'react-router';
import { findAccount, listConsents } from '#modules/customers/accounts/server/index.ts';
import {
  requireCustomer,
  signedOutCookies,
} from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import * as accountSecurityTexts from '#modules/customers/accounts/texts/account-security.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { closeAccount, exportData } from '../../server/index.ts';
import * as accountPrivacyTexts from '../../texts/account-privacy.ts';
import { sendPersonalData } from '../send-personal-data.server.ts';
import { closeForm } from './close-form.ts';

type Context = Readonly<RouterContextProvider>;
const MAX_CONSENTS = 100;
const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

export async function loadPrivacy(context: Context, url: URL) {
  const { customerId } = await requireCustomer(context, url);
  const shop = context.get(shopContext);
  const account = await findAccount(shop, customerId);
  const consents = await listConsents(shop, customerId, { max: MAX_CONSENTS });
  return {
    facts: { hasPassword: account?.hasPassword ?? true },
    consents: consents.map(({ kind, given, wording, place, about, at }) => ({
      title: accountPrivacyTexts.consents.kinds[kind],
      given,
      state: given
        ? accountPrivacyTexts.consents.given(moment.format(at))
        : accountPrivacyTexts.consents.withdrawn(moment.format(at)),
      wording: wording ? accountPrivacyTexts.consents.wording(wording) : accountPrivacyTexts.consents.noWording,
      place: accountPrivacyTexts.consents.places[place](about),
    })),
  };
}

/** X.23 */
export async function receiveClosing(request: Request, context: Context): Promise<FormReply> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const { customerId } = await requireCustomer(context, new URL(request.url));
  const account = await findAccount(shop, customerId);
  const form = await parseForm(request, closeForm({ hasPassword: account?.hasPassword ?? true }));
  if (form.kind === 'wrong') return form.reply;
  const password = String(form.value.password ?? '');
  const outcome = await closeAccount(shop, customerId, { password, caller: page.caller() });
  if (outcome === 'refused') return form.refuse({ fields: { password: accountPrivacyTexts.close.refused } });
  if (outcome === 'too-many-attempts') return form.refuse({ form: accountSecurityTexts.tooMany });
  throw redirect('/konto/usuniete', { headers: signedOutCookies(page.cookies) });
}

export async function sendExport(context: Context, url: URL): Promise<Response> {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  return sendPersonalData(shop, (await exportData(shop, customerId)) ?? {}, 'moje-dane');
}
