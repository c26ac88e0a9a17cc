import type { SignIn } from '#shop/customers/index.ts';

type SignedIn = Extract<SignIn, { kind: 'signed-in' }>;

/** Names shared with the calls (contract 1.5). */
const SESSION = 'RSSID';
const CLIENT = 'client';
/** Readable by script: its presence alone dismisses the cookie banner (S4.59). */
const LOGIN = 'login';
const YEAR = 365 * 24 * 60 * 60;

export function signedInCookies({ token, expiresAt, clientToken }: SignedIn, origin: string): Headers {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const until = `Expires=${expiresAt.toUTCString()}`;
  const headers = new Headers();
  headers.append('Set-Cookie', `${SESSION}=${token}; Path=/; ${until}; HttpOnly; SameSite=Lax${secure}`);
  headers.append('Set-Cookie', `${LOGIN}=1; Path=/; ${until}; SameSite=Lax${secure}`);
  if (clientToken !== null) {
    headers.append('Set-Cookie', `${CLIENT}=${clientToken}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`);
  }
  return headers;
}

/** The basket stays with the customer, so the browser's own identity ends too. */
export function signedOutCookies(): Headers {
  const headers = new Headers();
  for (const name of [SESSION, LOGIN, CLIENT]) headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`);
  return headers;
}
