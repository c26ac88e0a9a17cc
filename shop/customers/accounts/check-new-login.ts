import { eq, or } from 'drizzle-orm';
import type { ClientMessage } from '#rules/customers/accounts/client-code.ts';
import { checkLogin, isAddressLike, loginFrom, loginKeyOf } from '#rules/customers/accounts/login-rule.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { proposeLogin } from './propose-login.ts';
import { customers } from './tables.ts';

/** May somebody take this login? If it is taken, the answer names a free one, or says that it is their own. */
export async function checkNewLogin(shop: Shop, login: string, customerId?: number): Promise<ClientMessage[]> {
  const wrong = checkLogin(login);
  if (wrong.length > 0) return wrong;
  const key = loginKeyOf(login);
  const isAddress = isAddressLike(key);
  const rows = await shop.db
    .select({ id: customers.id, loginKey: customers.loginKey })
    .from(customers)
    .where(or(eq(customers.loginKey, key), isAddress ? eq(customers.emailKey, key) : undefined));
  // An address that is an account's own is nobody else's login.
  const other = rows.find(({ id }) => id !== customerId);
  if (!other) return rows.some(({ loginKey }) => loginKey === key) ? [{ code: 'used_login', message: '' }] : [];
  const proposal = await proposeLogin(shop, isAddress ? loginFrom(login) : login);
  return [{ code: 'login_taken_login_propose', message: proposal }];
}
