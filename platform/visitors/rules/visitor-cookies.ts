import { DAY_S } from '#platform/time/rules/units.ts';
// Contract 1.5: the browser, the sign-in, and a mark of the sign-in that scripts can read.
export const CLIENT_COOKIE = 'client';
export const SESSION_COOKIE = 'RSSID';
/** Its presence alone dismisses the cookie banner (S4.59). */
export const LOGIN_COOKIE = 'login';
/** By which an account knows a browser again; stays when its customer signs out (X.41). */
export const BROWSER_COOKIE = 'known_browser';

const YEAR_S = 365 * DAY_S;

/** Where cookies of the shop may travel. */
export interface CookiePlace {
  /** Over https only. */
  secure: boolean;
  /** S6.08: a domain whose sites share them; without one they stay with the host that set them. */
  domain?: string | undefined;
}

/** A cookie of the shop; the handler writes it with `hono/cookie`. */
export interface ShopCookie {
  name: string;
  value: string;
  options: {
    /** In seconds; 0 removes it. Without this and `expires` it ends with the browser. */
    maxAge?: number;
    expires?: Date;
    /** No script sees it. */
    httpOnly?: boolean;
    sameSite?: 'Lax';
    secure?: boolean;
    domain?: string;
  };
}

export interface SessionCookie {
  token: string;
  expiresAt: Date;
  /** Forgotten when the browser is closed, unless the customer wished to be remembered. */
  remembered: boolean;
}

/** Lets the shop know the browser again. */
export function clientCookie(token: string, place: CookiePlace): ShopCookie {
  return {
    name: CLIENT_COOKIE,
    value: token,
    options: { maxAge: YEAR_S, httpOnly: true, sameSite: 'Lax', ...place },
  };
}

export function browserCookie(token: string, place: CookiePlace): ShopCookie {
  return { ...clientCookie(token, place), name: BROWSER_COOKIE };
}

export function sessionCookies({ token, expiresAt, remembered }: SessionCookie, place: CookiePlace): ShopCookie[] {
  const expires = remembered ? expiresAt : undefined;
  return [
    { name: SESSION_COOKIE, value: token, options: { expires, httpOnly: true, sameSite: 'Lax', ...place } },
    { name: LOGIN_COOKIE, value: '1', options: { expires, sameSite: 'Lax', ...place } },
  ];
}

/** The basket stays with the customer, so the browser's own identity ends with the sign-in. */
export function endedCookies({ domain }: Pick<CookiePlace, 'domain'> = {}): ShopCookie[] {
  return [SESSION_COOKIE, LOGIN_COOKIE, CLIENT_COOKIE].map((name) => ({
    name,
    value: '',
    options: { maxAge: 0, domain },
  }));
}

const TOKEN = /^[\w-]{16,64}$/;

/** Can a cookie's value be a token of this shop at all? What cannot is not worth a query. */
export function isVisitorToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}
