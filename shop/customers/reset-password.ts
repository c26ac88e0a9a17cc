import { and, eq, gt, or } from 'drizzle-orm';
import { isVisitorToken } from '#rules/visitor/visitor-token.ts';
import { attempt } from '../limits/index.ts';
import { type Mail, passwordChangedMail, passwordResetMail, sendMail } from '../mail/index.ts';
import type { Shop } from '../shop.ts';
import { hashToken, newToken } from '../visitors/index.ts';
import { hashPassword } from './password.ts';
import { signOutEverywhere } from './sessions.ts';
import { forgetFailures } from './sign-in-failures.ts';
import { customerIdentities, customers, passkeys, passwordResets } from './tables.ts';

const HOUR = 60 * 60 * 1000;
/** Letters one account gets in an hour, and questions from one address in a quarter of an hour. */
const MOST_LETTERS = 3;
const MOST_PER_CALLER = 20;

/**
 * S2.49: sends a link to a new password to whoever has this login or address. The answer is the same when nobody has;
 * the fourth letter of an hour is not sent, and that is not told either.
 */
export async function askForReset(shop: Shop, typed: string, caller: string): Promise<'asked' | 'too-many'> {
  const now = shop.now();
  const from = { key: `reset-from:${caller}`, limit: MOST_PER_CALLER, seconds: 15 * 60 };
  if (!(await attempt(shop, from, now)).allowed) return 'too-many';
  const key = typed.trim().toLowerCase().slice(0, 255);
  const rows = await shop.db
    .select({ id: customers.id, email: customers.email, emailKey: customers.emailKey, login: customers.login })
    .from(customers)
    .where(or(eq(customers.loginKey, key), key.includes('@') ? eq(customers.emailKey, key) : undefined));
  const customer = rows.find((row) => row.emailKey === key) ?? rows[0];
  const letters = { key: `reset-letter:${customer?.id ?? hashToken(key)}`, limit: MOST_LETTERS, seconds: 60 * 60 };
  if (!(await attempt(shop, letters, now)).allowed) return 'asked';
  const token = newToken();
  const mailKey = `reset-${hashToken(token)}`;
  if (!customer) return pretendLetter(shop, passwordResetMail(shop, { email: '', login: key, key: mailKey, token }));
  await shop.db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      customerId: customer.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOUR),
    });
    await sendMail(tx, passwordResetMail(shop, { ...customer, key: mailKey, token }), now);
  });
  return 'asked';
}

/** The same work for nobody: how long the answer takes must not tell who has an account. Nothing of it stays. */
async function pretendLetter(shop: Shop, mail: Mail): Promise<'asked'> {
  const undone = new Error('nobody has this address');
  await shop.db
    .transaction(async (tx) => {
      await tx
        .select({ at: passwordResets.createdAt })
        .from(passwordResets)
        .where(eq(passwordResets.tokenHash, mail.key ?? ''));
      await sendMail(tx, mail, shop.now());
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return 'asked';
}

/** Whose password the link changes; null when it is used, too old or nobody's. */
export async function seeReset(shop: Shop, token: string | undefined): Promise<{ login: string } | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select({ login: customers.login })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, shop.now())));
  return row ?? null;
}

/** Changes the password by a link from a letter, once. All devices are signed out. */
export async function resetPassword(shop: Shop, token: string, password: string): Promise<number | null> {
  const hash = await hashPassword(password);
  const customerId = await shop.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, shop.now())))
      .returning({ customerId: passwordResets.customerId });
    if (!used) return null;
    // Older letters open nothing any more.
    await tx.delete(passwordResets).where(eq(passwordResets.customerId, used.customerId));
    // Whoever made the account with a foreign address must not keep a key to it.
    await tx.delete(passkeys).where(eq(passkeys.customerId, used.customerId));
    await tx.delete(customerIdentities).where(eq(customerIdentities.customerId, used.customerId));
    await writePassword({ ...shop, db: tx as unknown as Shop['db'] }, used.customerId, hash);
    return used.customerId;
  });
  return customerId;
}

/** Stores a new password, ends all other sign-ins and writes a letter about it. */
export async function writePassword(
  shop: Shop,
  customerId: number,
  passwordHash: string,
  but?: { token: string | undefined; visitorId: number | undefined },
): Promise<void> {
  const [customer] = await shop.db
    .update(customers)
    .set({ passwordHash })
    .where(eq(customers.id, customerId))
    .returning({ email: customers.email, loginKey: customers.loginKey });
  if (!customer) return;
  await signOutEverywhere(shop, customerId, but);
  await forgetFailures(shop, customer.loginKey);
  const key = `password-${hashToken(passwordHash)}`;
  await sendMail(shop.db, passwordChangedMail(shop, { key, email: customer.email }), shop.now());
}
