import type { ClientMessage } from './client-code.ts';

// S5.26
const LOGIN = /^[\p{L}\p{N}@._-]{3,40}$/u;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** With the account's e-mail, if it is known: a login may be that address and no other, or its owner could not sign in by it. */
export function checkLogin(login: string, email?: string): ClientMessage[] {
  const text = login.trim();
  if (text === '') return [{ code: 'no_login', message: '' }];
  if (!LOGIN.test(text)) return [{ code: 'incorect_login', message: '' }];
  const isOwn = email === undefined || !isAddressLike(text) || loginKeyOf(text) === loginKeyOf(email);
  return isOwn ? [] : [{ code: 'incorect_login', message: OTHER_ADDRESS }];
}

/** Stands with `incorect_login` when the login is an address, but not the account's own. */
export const OTHER_ADDRESS = 'other-address';

export function isAddressLike(login: string): boolean {
  return login.includes('@');
}

/** How a login is known: capitals make no other person. */
export function loginKeyOf(login: string): string {
  return login.trim().toLowerCase();
}

/** What a name or an address gives as a login, without what a login may not hold. */
export function loginFrom(text: string): string {
  const [beforeAt = ''] = text.split('@');
  const bare = beforeAt.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, MAX_LENGTH);
  return bare.length >= MIN_LENGTH ? bare : `${bare}klient`;
}

/** The login with a number at its end, never too long. */
export function numberedLogin(login: string, number: number): string {
  const end = String(number);
  return login.trim().slice(0, MAX_LENGTH - end.length) + end;
}
