import { eq } from 'drizzle-orm';
import type { ClientMessage } from '#rules/customers/client-code.ts';
import { checkLogin, loginKeyOf } from '#rules/customers/login-rule.ts';
import type { Shop } from '../shop.ts';
import { proposeLogin } from './propose-login.ts';
import { customers } from './tables.ts';

/** May somebody new take this login? If it is taken, the answer names a free one. */
export async function checkNewLogin(shop: Shop, login: string): Promise<ClientMessage[]> {
  const wrong = checkLogin(login);
  if (wrong.length > 0) return wrong;
  const taken = await shop.db.$count(customers, eq(customers.loginKey, loginKeyOf(login)));
  return taken === 0 ? [] : [{ code: 'login_taken_login_propose', message: await proposeLogin(shop, login) }];
}
