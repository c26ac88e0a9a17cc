import { type RouterContextProvider, redirect } from 'react-router';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { beginSocialLogin, type SocialRequest } from '../../server/index.ts';
import { pendingCookie } from '../sign-in-parts/session-cookies.server.ts';

const MAX_FIELDS = 60;
const MAX_FIELD_LENGTH = 200;
const OWN_FIELDS = new Set(['openid_serviceid', 'openid_url', 'register', 'link', 'powrot']);

export async function beginSocial(context: Readonly<RouterContextProvider>, { searchParams }: URL) {
  const page = context.get(pageContext);
  const provider = searchParams.get('openid_serviceid') ?? '';
  const purpose: SocialRequest['purpose'] = searchParams.has('register')
    ? 'register'
    : searchParams.has('link')
      ? 'link'
      : 'sign-in';
  const typed = [...searchParams].filter(([name]) => !OWN_FIELDS.has(name) && !name.includes('password'));
  const begun = await beginSocialLogin(context.get(shopContext), {
    provider,
    purpose,
    caller: page.caller(),
    returnTo: parseReturnAddress(searchParams.get('powrot')) ?? '',
    form: Object.fromEntries(
      typed.slice(0, MAX_FIELDS).map(([name, value]) => [name, value.slice(0, MAX_FIELD_LENGTH)]),
    ),
  });
  if (begun) return redirect(begun.address, { headers: { 'Set-Cookie': pendingCookie(begun.token, page.cookies) } });
  // S8.41
  if (purpose === 'register') return redirect(`/rejestracja?przez=${encodeURIComponent(provider)}`);
  const isKnown = context.get(shopContext).social.providers.some(({ id }) => id === provider);
  return redirect(`/logowanie?${new URLSearchParams({ blad: isKnown ? 'failed' : 'unknown', usluga: provider })}`);
}
