import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database, Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ClientMessage } from '../rules/client-code.ts';
import { checkLogin, isAddressLike, loginFrom, loginKeyOf, numberedLogin } from '../rules/login-rule.ts';
import { customers } from './tables.ts';

const AT_ONCE = 20;
const FARTHEST = 2000;

/** S8.40 */
export async function proposeLogin({ db }: { db: Pick<Database, 'select'> }, login: string): Promise<string> {
  const wanted = login.trim();
  // A number appended to an email address would be another address.
  const bare = isAddressLike(wanted) ? loginFrom(wanted) : wanted;
  for (let from = 1; from < FARTHEST; from += AT_ONCE) {
    const numbered = Array.from({ length: AT_ONCE }, (_, index) => numberedLogin(bare, from + index));
    const tried = from === 1 ? [wanted, bare, ...numbered] : numbered;
    const rows = await db
      .select({ key: customers.loginKey })
      .from(customers)
      .where(inArray(customers.loginKey, tried.map(loginKeyOf)));
    const taken = new Set(rows.map((row) => row.key));
    const free = tried.find((candidate) => !taken.has(loginKeyOf(candidate)));
    if (free !== undefined) return free;
  }
  return numberedLogin(bare, Date.now());
}

export async function checkNewLogin(shop: Shop, login: string, customerId?: number): Promise<ClientMessage[]> {
  const wrong = checkLogin(login);
  if (wrong.length > 0) return wrong;
  const key = loginKeyOf(login);
  const isAddress = isAddressLike(key);
  const rows = await shop.db
    .select({ id: customers.id, loginKey: customers.loginKey })
    .from(customers)
    .where(or(eq(customers.loginKey, key), isAddress ? eq(customers.emailKey, key) : undefined));
  // An address that belongs to an account is no login for others.
  const other = rows.find(({ id }) => id !== customerId);
  if (!other) return rows.some(({ loginKey }) => loginKey === key) ? [{ code: 'used_login', message: '' }] : [];
  const proposal = await proposeLogin(shop, isAddress ? loginFrom(login) : login);
  return [{ code: 'login_taken_login_propose', message: proposal }];
}

/** Addresses are compared without case. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

export async function isEmailTaken(shop: { db: Queries }, email: string, but = 0): Promise<boolean> {
  const key = emailKeyOf(email);
  if (key === '') return false;
  const named = or(eq(customers.emailKey, key), eq(customers.loginKey, key));
  return (await shop.db.$count(customers, and(named, ne(customers.id, but)))) > 0;
}
