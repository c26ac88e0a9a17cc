// Contract 1.5: the browser, the sign-in, and a mark of the sign-in that scripts can read.
export const CLIENT_COOKIE = 'client';
export const SESSION_COOKIE = 'RSSID';
/** Its presence alone dismisses the cookie banner (S4.59). */
export const LOGIN_COOKIE = 'login';

const YEAR = 365 * 24 * 60 * 60;

/** `Set-Cookie` that lets the shop know the browser again. */
export function clientCookie(token: string, secure: boolean): string {
  return `${CLIENT_COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secured(secure)}`;
}

/** The sign-in and its mark. */
export function sessionCookies(token: string, expiresAt: Date, secure: boolean): string[] {
  const until = `Path=/; Expires=${expiresAt.toUTCString()}`;
  return [
    `${SESSION_COOKIE}=${token}; ${until}; HttpOnly; SameSite=Lax${secured(secure)}`,
    `${LOGIN_COOKIE}=1; ${until}; SameSite=Lax${secured(secure)}`,
  ];
}

/** The basket stays with the customer, so the browser's own identity ends with the sign-in. */
export function endedCookies(): string[] {
  return [SESSION_COOKIE, LOGIN_COOKIE, CLIENT_COOKIE].map((name) => `${name}=; Path=/; Max-Age=0`);
}

function secured(secure: boolean): string {
  return secure ? '; Secure' : '';
}
