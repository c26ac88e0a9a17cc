import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import type { ClientMessage } from './client-code.ts';

interface Chosen {
  login: string;
  password: string;
  /** undefined: not checked */
  repeat?: string | undefined;
}

/** S5.27, S5.28 */
export function checkPassword({ login, password, repeat }: Chosen, { min, max }: PasswordLength): ClientMessage[] {
  const length = Array.from(password).length;
  if (length === 0) return [{ code: 'no_password', message: '' }];
  const found: ClientMessage[] = [];
  if (length < min) found.push({ code: 'password_to_short', message: String(min) });
  if (length > max) found.push({ code: 'password_to_long', message: String(max) });
  if (password.toLowerCase() === login.trim().toLowerCase()) found.push({ code: 'login_equals_password', message: '' });
  if (repeat !== undefined && repeat.normalize('NFC') !== password.normalize('NFC'))
    found.push({ code: 'not_equal_passwords', message: '' });
  return found;
}
