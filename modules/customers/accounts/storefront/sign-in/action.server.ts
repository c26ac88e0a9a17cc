import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { requestReset, signIn } from '../../server/index.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { returnAddress, wantsReminder } from './load.server.ts';
import { reminderForm, signInForm } from './sign-in-form.ts';

type Context = Readonly<RouterContextProvider>;

export type SignInAnswer = { reply: FormReply } | { reminded: true };

/** Signs in, or sends the link to a new password when the address asks for the reminder (S2.49). */
export function receiveSignIn(request: Request, context: Context): Promise<SignInAnswer> {
  const url = new URL(request.url);
  return wantsReminder(url) ? remind(request, context) : enterShop(request, context, url);
}

async function enterShop(request: Request, context: Context, url: URL): Promise<SignInAnswer> {
  const form = await parseForm(request, signInForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const { login, password, remember } = form.value;
  const visitor = await context.get(visitorContext).find();
  const page = context.get(pageContext);
  const answer = await signIn(context.get(shopContext), login, password, visitor?.id, {
    remember,
    caller: page.caller(),
    browser: page.cookie(BROWSER_COOKIE),
  });
  if (answer.kind === 'refused') return { reply: form.refuse({ form: signInTexts.refused }) };
  if (answer.kind === 'too-many-attempts') return { reply: form.refuse({ form: signInTexts.tooMany }) };
  if (answer.kind === 'link-sent') return { reply: form.refuse({ form: signInTexts.linkSent }) };
  throw redirect(returnAddress(url), { headers: signedInCookies(answer, page.cookies) });
}

async function remind(request: Request, context: Context): Promise<SignInAnswer> {
  const form = await parseForm(request, reminderForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const page = context.get(pageContext);
  const browser = page.cookie(BROWSER_COOKIE);
  const asked = await requestReset(context.get(shopContext), form.value.email, page.caller(), browser);
  if (asked === 'too-many') return { reply: form.refuse({ form: signInTexts.reminder.tooMany }) };
  if (asked === 'mailed-enough') return { reply: form.refuse({ form: signInTexts.reminder.mailedEnough }) };
  return { reminded: true };
}
