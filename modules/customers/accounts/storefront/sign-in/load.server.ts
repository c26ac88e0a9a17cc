import { type RouterContextProvider, redirect } from 'react-router';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findSession } from '../../server/index.ts';
import type { SocialErrorCode } from '../../texts/sign-in.ts';
import * as signInTexts from '../../texts/sign-in.ts';

/** Where a shopper goes after signing in: back to an own address, or to the account. */
export function returnAddress(url: URL): string {
  if (url.searchParams.has('zamowienie')) return '/zamowienie/dane';
  return parseReturnAddress(url.searchParams.get('powrot')) ?? '/konto';
}

/** S2.49: the reminder is a view of sign-in; older forms have an address of its own for it (contract 3.8). */
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
    // Sent here by a page that is for customers only.
    wasSent: url.searchParams.has('powrot') && returnTo !== '/konto',
    expired: url.searchParams.has('sesja'),
    // An order or complaint can be opened without an account too.
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
