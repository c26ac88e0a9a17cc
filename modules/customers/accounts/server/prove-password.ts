import { eq, or } from 'drizzle-orm';
import { attempt, forgive, type Limit } from '#platform/limits/server/index.ts';
import { verifyAgainstDummy, verifyPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import { hashToken } from '#platform/visitors/server/index.ts';
import { isAddressLike, loginKeyOf } from '../rules/login-rule.ts';
import { isKnownBrowser } from './sessions.ts';
import { customers } from './tables.ts';

const SECONDS = 15 * MINUTE_S;
/**
 * Wrong passwords in 15 minutes. Above the limit of an account a right password is answered by email, so guessing gains nothing
 * and the owner is not locked out (X.41).
 */
const MAX_WRONG = { perAccountAndCaller: 10, perAccount: 30, perCaller: 40, perKnownBrowser: 10 };

export type Proof = { kind: 'proved'; customerId: number } | { kind: 'refused' } | { kind: 'too-many-attempts' };

export type DoubtfulProof = Proof | { kind: 'proof-needed'; customerId: number | null };

export interface PasswordTry {
  login: string;
  password: string;
  caller: string;
  browser?: string | undefined;
}

/** Counted by account and by network address; a browser known to the account has its own count. */
export async function provePassword(
  shop: Shop,
  { login, password, caller, browser }: PasswordTry,
): Promise<DoubtfulProof> {
  const loginKey = loginKeyOf(login).slice(0, 255);
  const customer = await findByLogin(shop, loginKey);
  // One count per account for all its names.
  const account = customer ? String(customer.id) : hashToken(loginKey);
  const isKnown = customer !== undefined && (await isKnownBrowser(shop, browser, customer.id));
  const hard = isKnown
    ? { key: `sign-in-browser:${hashToken(browser ?? '')}`, limit: MAX_WRONG.perKnownBrowser, seconds: SECONDS }
    : { key: `sign-in-from:${caller}`, limit: MAX_WRONG.perCaller, seconds: SECONDS };
  if (!(await attempt(shop, hard, shop.now())).allowed) return { kind: 'too-many-attempts' };
  const soft: Limit[] = isKnown
    ? []
    : [
        { key: `sign-in:${account}:${caller}`, limit: MAX_WRONG.perAccountAndCaller, seconds: SECONDS },
        { key: `sign-in:${account}`, limit: MAX_WRONG.perAccount, seconds: SECONDS },
      ];
  let isDoubtful = false;
  for (const limit of soft) if (!(await attempt(shop, limit, shop.now())).allowed) isDoubtful = true;
  const isRight = customer?.passwordHash
    ? await verifyPassword(password, customer.passwordHash)
    : await verifyAgainstDummy(password);
  if (isDoubtful) return { kind: 'proof-needed', customerId: isRight && customer ? customer.id : null };
  if (!customer || !isRight) return { kind: 'refused' };
  for (const { key } of [hard, ...soft]) await forgive(shop, key);
  return { kind: 'proved', customerId: customer.id };
}

export async function provePasswordAgain(
  shop: Shop,
  { customerId, password, caller }: { customerId: number; password: string; caller: string },
): Promise<Proof> {
  const [row] = await shop.db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!row) return { kind: 'refused' };
  const limit = { key: `prove-again:${customerId}:${caller}`, limit: MAX_WRONG.perKnownBrowser, seconds: SECONDS };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-many-attempts' };
  if (row.passwordHash === '' || !(await verifyPassword(password, row.passwordHash))) return { kind: 'refused' };
  await forgive(shop, limit.key);
  return { kind: 'proved', customerId };
}

async function findByLogin(shop: Shop, loginKey: string) {
  const named = isAddressLike(loginKey) ? eq(customers.emailKey, loginKey) : undefined;
  const { id, emailKey, passwordHash } = customers;
  const rows = await shop.db
    .select({ id, emailKey, passwordHash })
    .from(customers)
    .where(or(eq(customers.loginKey, loginKey), named));
  // Older accounts may have another person's address as login: the address belongs to its owner.
  return rows.find((row) => isAddressLike(loginKey) && row.emailKey === loginKey) ?? rows[0];
}
