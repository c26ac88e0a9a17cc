// Contract 1.5: the browser, the sign-in, and a mark of the sign-in that scripts can read.
export const CLIENT_COOKIE = 'client';
export const SESSION_COOKIE = 'RSSID';
/** Its presence alone dismisses the cookie banner (S4.59). */
export const LOGIN_COOKIE = 'login';
/** By which an account knows a browser again; stays when its customer signs out (X.41). */
export const BROWSER_COOKIE = 'known_browser';

const YEAR = 365 * 24 * 60 * 60;

/** Where cookies of the shop may travel. */
export interface CookiePlace {
  /** Over https only. */
  secure: boolean;
  /** S6.08: a domain whose sites share them; without one they stay with the host that set them. */
  domain?: string | undefined;
}

export interface SessionCookie {
  token: string;
  expiresAt: Date;
  /** Forgotten when the browser is closed, unless the customer wished to be remembered. */
  remembered: boolean;
}

/** `Set-Cookie` that lets the shop know the browser again. */
export function clientCookie(token: string, place: CookiePlace): string {
  return `${CLIENT_COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${placed(place)}`;
}

export function browserCookie(token: string, place: CookiePlace): string {
  return `${BROWSER_COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${placed(place)}`;
}

/** The sign-in and its mark. */
export function sessionCookies({ token, expiresAt, remembered }: SessionCookie, place: CookiePlace): string[] {
  const until = remembered ? `Path=/; Expires=${expiresAt.toUTCString()}` : 'Path=/';
  return [
    `${SESSION_COOKIE}=${token}; ${until}; HttpOnly; SameSite=Lax${placed(place)}`,
    `${LOGIN_COOKIE}=1; ${until}; SameSite=Lax${placed(place)}`,
  ];
}

/** The basket stays with the customer, so the browser's own identity ends with the sign-in. */
export function endedCookies({ domain }: Pick<CookiePlace, 'domain'> = {}): string[] {
  const where = domain ? `; Domain=${domain}` : '';
  return [SESSION_COOKIE, LOGIN_COOKIE, CLIENT_COOKIE].map((name) => `${name}=; Path=/; Max-Age=0${where}`);
}

function placed({ secure, domain }: CookiePlace): string {
  return `${domain ? `; Domain=${domain}` : ''}${secure ? '; Secure' : ''}`;
}
