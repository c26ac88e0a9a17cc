import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { findSession, requestReset, signIn } from '../../server/index.ts';
import type { SocialErrorCode } from '../../texts/sign-in.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { signedInCookies } from '../sign-in-parts/session-cookies.server.ts';
import { reminderForm, signInForm } from './sign-in-form.ts';

export function returnAddress(url: URL): string {
  if (url.searchParams.has('zamowienie')) return '/zamowienie/dane';
  return parseReturnAddress(url.searchParams.get('powrot')) ?? '/konto';
}

/** S2.49. Older forms have an address of their own (contract 3.8). */
export function wantsReminder({ pathname, searchParams }: URL): boolean {
  return searchParams.has('haslo') || pathname.startsWith('/password-recover.php');
}

const LOOKUPS = [
  { of: '/konto/zamowienia/', to: '/zamowienie/sprawdz' },
  { of: '/reklamacje/R', to: '/reklamacje' },
];

export async function loadSignIn(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  if (await findSession(shop, context.get(pageContext).cookie('RSSID'))) throw redirect(returnAddress(url));
  const returnTo = returnAddress(url);
  return {
    view: wantsReminder(url) ? ('reminder' as const) : ('sign-in' as const),
    returnTo,
    scene: shop.settings.scenes.signIn,
    wasSent: url.searchParams.has('powrot') && returnTo !== '/konto',
    expired: url.searchParams.has('sesja'),
    // Orders and complaints can be opened without an account.
    lookup: LOOKUPS.find(({ of }) => returnTo.startsWith(of))?.to ?? null,
    providers: shop.social.providers,
    problem: socialProblem(url, shop.social.providers),
  };
}

export type ShownSignIn = Awaited<ReturnType<typeof loadSignIn>>;

function socialProblem({ searchParams }: URL, providers: readonly { id: string; name: string }[]): string | undefined {
  const code = searchParams.get('blad');
  if (code === null || !Object.hasOwn(signInTexts.social.errors, code)) return undefined;
  const name = providers.find(({ id }) => id === searchParams.get('usluga'))?.name ?? '';
  return signInTexts.social.errors[code as SocialErrorCode](name);
}

type Context = Readonly<RouterContextProvider>;

export type SignInAnswer = { reply: FormReply } | { reminded: true };

/** S2.49: or sends the link to a new password. */
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
