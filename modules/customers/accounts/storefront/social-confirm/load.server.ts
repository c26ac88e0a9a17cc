import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { confirmSocialLogin, seeConfirmation } from '../../server/index.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { endedPendingCookie, PENDING_COOKIE, signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { confirmForm } from './confirm-form.ts';

type Context = Readonly<RouterContextProvider>;

const EXPIRED = '/logowanie?blad=expired';

export async function loadConfirmation(context: Context) {
  const waiting = await seeConfirmation(context.get(shopContext), context.get(pageContext).cookie(PENDING_COOKIE));
  if (!waiting) throw redirect(EXPIRED);
  return { email: waiting.email, provider: waiting.provider };
}

export async function receiveConfirmation(request: Request, context: Context): Promise<FormReply> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const token = page.cookie(PENDING_COOKIE);
  const form = await parseForm(request, confirmForm);
  if (form.kind === 'wrong') return form.reply;
  const waiting = await seeConfirmation(shop, token);
  const visitor = await context.get(visitorContext).find();
  const answer = await confirmSocialLogin(shop, {
    token,
    password: form.value.password,
    caller: page.caller(),
    visitorId: visitor?.id,
    browser: page.cookie(BROWSER_COOKIE),
  });
  if (answer.kind === 'refused') return form.refuse({ form: signInTexts.refused });
  if (answer.kind === 'too-many-attempts') return form.refuse({ form: signInTexts.tooMany });
  if (answer.kind === 'expired') throw redirect(EXPIRED);
  const headers = signedInCookies(answer, page.cookies);
  headers.append('Set-Cookie', endedPendingCookie());
  throw redirect(waiting?.returnTo || '/konto', { headers });
}
