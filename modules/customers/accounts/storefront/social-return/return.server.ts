import { type RouterContextProvider, redirect } from 'react-router';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { securityDoneLink } from '../../rules/security-links.ts';
import { findSession, finishSocialLogin } from '../../server/index.ts';
import {
  endedPendingCookie,
  PENDING_COOKIE,
  pendingCookie,
  signedInCookies,
} from '../sign-in-parts/session-cookies.server.ts';

export async function receiveReturn(context: Readonly<RouterContextProvider>, provider: string, url: URL) {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const [visitor, session] = [await context.get(visitorContext).find(), await findSession(shop, page.cookie('RSSID'))];
  const back = await finishSocialLogin(shop, {
    provider,
    search: url.search,
    token: page.cookie(PENDING_COOKIE),
    visitorId: visitor?.id,
    browser: page.cookie(BROWSER_COOKIE),
    customerId: session?.customerId ?? null,
  });
  if (!back) return redirect(problem('expired', provider));
  const { request } = back;
  switch (back.kind) {
    case 'signed-in': {
      const headers = signedInCookies(back, page.cookies);
      headers.append('Set-Cookie', endedPendingCookie());
      return redirect(request.returnTo || '/konto', { headers });
    }
    case 'linked':
      return redirect(securityDoneLink('polaczono'));
    case 'confirm':
      return redirect('/logowanie/polacz', { headers: { 'Set-Cookie': pendingCookie(back.token, page.cookies) } });
    case 'register': {
      const form = `/rejestracja?przez=${encodeURIComponent(provider)}`;
      const address = request.returnTo ? withReturn(form, request.returnTo) : form;
      return redirect(address, { headers: { 'Set-Cookie': pendingCookie(back.token, page.cookies) } });
    }
    case 'refused':
      if (request.purpose === 'link') return redirect(`/konto/bezpieczenstwo?${query(back.reason, provider)}`);
      // S8.41
      if (request.purpose === 'register' && back.reason === 'denied') return redirect(`/rejestracja?przez=${provider}`);
      return redirect(problem(back.reason, provider));
  }
}

function problem(code: string, provider: string): string {
  return `/logowanie?${query(code, provider)}`;
}

function query(code: string, provider: string): string {
  return new URLSearchParams({ blad: code, usluga: provider }).toString();
}
