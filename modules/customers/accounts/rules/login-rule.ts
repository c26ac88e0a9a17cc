import type { ClientMessage } from './client-code.ts';

// S5.26
const LOGIN = /^[\p{L}\p{N}@._-]{3,40}$/u;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** A login may be the account's own email address but no other. */
export function checkLogin(login: string, email?: string): ClientMessage[] {
  const text = login.trim();
  if (text === '') return [{ code: 'no_login', message: '' }];
  if (!LOGIN.test(text)) return [{ code: 'incorect_login', message: '' }];
  const isOwn = email === undefined || !isAddressLike(text) || loginKeyOf(text) === loginKeyOf(email);
  return isOwn ? [] : [{ code: 'incorect_login', message: OTHER_ADDRESS }];
}

/** Sent with `incorect_login` when the login is another email address. */
export const OTHER_ADDRESS = 'other-address';

export function isAddressLike(login: string): boolean {
  return login.includes('@');
}

export function loginKeyOf(login: string): string {
  return login.trim().toLowerCase();
}

export function loginFrom(text: string): string {
  const [beforeAt = ''] = text.split('@');
  const bare = beforeAt.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, MAX_LENGTH);
  return bare.length >= MIN_LENGTH ? bare : `${bare}klient`;
}

export function numberedLogin(login: string, number: number): string {
  const end = String(number);
  return login.trim().slice(0, MAX_LENGTH - end.length) + end;
}
