import { inArray } from 'drizzle-orm';
import { isAddressLike, loginFrom, loginKeyOf, numberedLogin } from '#rules/customers/accounts/login-rule.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { customers } from './tables.ts';

const AT_ONCE = 20;
const FARTHEST = 2000;

/** S8.40: the login itself when it is free, else the first free one with a number at its end. */
export async function proposeLogin({ db }: { db: Pick<Database, 'select'> }, login: string): Promise<string> {
  const wanted = login.trim();
  // A number after an address makes another address, which is nobody's login.
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
