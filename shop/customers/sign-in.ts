import { eq } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { adoptVisitor } from './adopt-visitor.ts';
import { verifyAgainstNobody, verifyPassword } from './password.ts';
import { openSession } from './sessions.ts';
import { beginAttempt, forgetFailures } from './sign-in-failures.ts';
import { customers } from './tables.ts';

export type SignIn =
  | {
      kind: 'signed-in';
      customerId: number;
      /** Value of the `RSSID` cookie. */
      token: string;
      expiresAt: Date;
      remembered: boolean;
      /** New value of the `client` cookie. */
      clientToken: string;
    }
  /** Never says whether the login or the password was wrong. */
  | { kind: 'refused' }
  | { kind: 'too-many-attempts' };

/** Signs a customer in; the guest's basket, favourites and compared products come along. */
export async function signIn(shop: Shop, login: string, password: string, visitorId?: number): Promise<SignIn> {
  const loginKey = login.trim().toLowerCase().slice(0, 255);
  if (!(await beginAttempt(shop, loginKey))) return { kind: 'too-many-attempts' };
  const [customer] = await shop.db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.loginKey, loginKey));
  const right = customer ? await verifyPassword(password, customer.passwordHash) : await verifyAgainstNobody(password);
  if (!customer || !right) return { kind: 'refused' };
  await forgetFailures(shop, loginKey);
  const clientToken = await adoptVisitor(shop, visitorId, customer.id);
  const session = await openSession(shop, customer.id);
  return { kind: 'signed-in', customerId: customer.id, ...session, remembered: true, clientToken };
}
