import { eq, or } from 'drizzle-orm';
import { loginKeyOf } from '#rules/customers/login-rule.ts';
import { attempt, forgive } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { type Entry, enter, type SignedIn } from './enter.ts';
import { verifyAgainstNobody, verifyPassword } from './password.ts';
import { beginAttempt, forgetFailures } from './sign-in-failures.ts';
import { customers } from './tables.ts';

export type SignIn =
  | SignedIn
  /** Never says whether the login or the password was wrong. */
  | { kind: 'refused' }
  | { kind: 'too-many-attempts' };

/** Wrong passwords from one network address in a quarter of an hour, whoever they were meant for. */
const MOST_PER_CALLER = 40;
const SECONDS = 15 * 60;

export interface SignInOptions extends Pick<Entry, 'remember'> {
  /** Network address of whoever tries. */
  caller?: string;
}

/** Signs a customer in by login or e-mail; the guest's basket, favourites and compared products come along. */
export async function signIn(
  shop: Shop,
  login: string,
  password: string,
  visitorId?: number,
  { remember, caller }: SignInOptions = {},
): Promise<SignIn> {
  const proof = await provePassword(shop, login, password, caller);
  return proof.kind === 'proved' ? enter(shop, proof.customerId, { visitorId, remember }) : proof;
}

export type Proof = { kind: 'proved'; customerId: number } | Exclude<SignIn, SignedIn>;

/** Is this the password of this login? Counted, so that it cannot be guessed: per account and per address. */
export async function provePassword(shop: Shop, login: string, password: string, caller?: string): Promise<Proof> {
  const loginKey = loginKeyOf(login).slice(0, 255);
  const from = { key: `sign-in-from:${caller}`, limit: MOST_PER_CALLER, seconds: SECONDS };
  if (caller !== undefined && !(await attempt(shop, from, shop.now())).allowed) return { kind: 'too-many-attempts' };
  const customer = await findByLogin(shop, loginKey);
  // One account, one count, by whichever of its names it is tried.
  const counted = customer?.loginKey ?? loginKey;
  if (!(await beginAttempt(shop, counted))) return { kind: 'too-many-attempts' };
  const right = customer?.passwordHash
    ? await verifyPassword(password, customer.passwordHash)
    : await verifyAgainstNobody(password);
  if (!customer || !right) return { kind: 'refused' };
  await forgetFailures(shop, counted);
  if (caller !== undefined) await forgive(shop, from.key);
  return { kind: 'proved', customerId: customer.id };
}

async function findByLogin(shop: Shop, loginKey: string) {
  const rows = await shop.db
    .select({ id: customers.id, loginKey: customers.loginKey, passwordHash: customers.passwordHash })
    .from(customers)
    .where(or(eq(customers.loginKey, loginKey), loginKey.includes('@') ? eq(customers.emailKey, loginKey) : undefined));
  // A login may look like the address of somebody else: the login counts.
  return rows.find((row) => row.loginKey === loginKey) ?? rows[0];
}
