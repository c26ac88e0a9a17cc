import { eq } from 'drizzle-orm';
import type { ClientMessage } from '#rules/customers/client-code.ts';
import { checkLogin, loginKeyOf } from '#rules/customers/login-rule.ts';
import type { Shop } from '../shop.ts';
import { proposeLogin } from './propose-login.ts';
import { customers } from './tables.ts';

/** May somebody take this login? If it is taken, the answer names a free one, or says that it is their own. */
export async function checkNewLogin(shop: Shop, login: string, customerId?: number): Promise<ClientMessage[]> {
  const wrong = checkLogin(login);
  if (wrong.length > 0) return wrong;
  const [taken] = await shop.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.loginKey, loginKeyOf(login)));
  if (!taken) return [];
  if (taken.id === customerId) return [{ code: 'used_login', message: '' }];
  return [{ code: 'login_taken_login_propose', message: await proposeLogin(shop, login) }];
}
