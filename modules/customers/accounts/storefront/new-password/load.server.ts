import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { enter, resetPassword, seeReset } from '../../server/index.ts';
import { signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { newPasswordForm } from './new-password-form.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadNewPassword(context: Context, url: URL) {
  const shop = context.get(shopContext);
  // The address contains a secret.
  context.get(pageContext).caller();
  const reset = await seeReset(shop, url.searchParams.get('token') ?? undefined);
  return { login: reset?.login ?? null, limits: shop.settings.passwordLength };
}

export type ShownNewPassword = Awaited<ReturnType<typeof loadNewPassword>>;

/** The email proved the identity. */
export async function receiveNewPassword(request: Request, context: Context): Promise<FormReply | undefined> {
  const shop = context.get(shopContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const reset = await seeReset(shop, token);
  if (!reset) return undefined;
  const form = await parseForm(request, newPasswordForm(reset.login, shop.settings.passwordLength));
  if (form.kind === 'wrong') return form.reply;
  const customerId = await resetPassword(shop, token, form.value.password);
  if (customerId === null) return undefined;
  const visitor = await context.get(visitorContext).find();
  const page = context.get(pageContext);
  const entered = await enter(shop, customerId, { visitorId: visitor?.id, browser: page.cookie(BROWSER_COOKIE) });
  throw redirect('/konto?haslo', { headers: signedInCookies(entered, page.cookies) });
}
