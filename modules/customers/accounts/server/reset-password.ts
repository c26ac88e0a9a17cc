import { and, eq, gt, or } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import { attempt, attemptAll } from '#platform/limits/server/index.ts';
import { type Mail, pretendMail, sendMail } from '#platform/mail/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS, HOUR_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { passwordChangedMail, passwordResetMail } from './account-mail.ts';
import { forgetBrowsers, isKnownBrowser, signOutEverywhere } from './sessions.ts';
import { customerIdentities, customers, passkeys, passwordResets } from './tables.ts';

/**
 * Emails per hour for one login, by caller and in total, and requests of one network address in 15 minutes. A browser known to
 * the account has its own limit.
 */
const MAX_MAILS = { perCaller: 3, perName: 20, perKnownBrowser: 3 };
const MAX_PER_CALLER = 20;

/** S2.49. The answer is the same when no account exists; the login is counted, not the account. */
export async function requestReset(
  shop: Shop,
  typed: string,
  caller: string,
  browser?: string,
): Promise<'asked' | 'mailed-enough' | 'too-many'> {
  const now = shop.now();
  const from = { key: `reset-from:${caller}`, limit: MAX_PER_CALLER, seconds: 15 * MINUTE_S };
  if (!(await attempt(shop, from, now)).allowed) return 'too-many';
  const key = typed.trim().toLowerCase().slice(0, 255);
  const rows = await shop.db
    .select({ id: customers.id, email: customers.email, emailKey: customers.emailKey, login: customers.login })
    .from(customers)
    .where(or(eq(customers.loginKey, key), key.includes('@') ? eq(customers.emailKey, key) : undefined));
  const customer = rows.find((row) => row.emailKey === key) ?? rows[0];
  const isKnown = customer !== undefined && (await isKnownBrowser(shop, browser, customer.id));
  const limits = isKnown
    ? [{ key: `reset-browser:${hashToken(browser ?? '')}`, limit: MAX_MAILS.perKnownBrowser, seconds: HOUR_S }]
    : [
        { key: `reset-mail:${key}:${caller}`, limit: MAX_MAILS.perCaller, seconds: HOUR_S },
        { key: `reset-mail:${key}`, limit: MAX_MAILS.perName, seconds: HOUR_S },
      ];
  if (!(await attemptAll(shop, limits, now))) return 'mailed-enough';
  const token = newToken();
  const mailKey = `account-${customer?.id ?? 0}-reset-${hashToken(token)}` as const;
  if (!customer) return pretendReset(shop, passwordResetMail(shop, { email: '', login: key, key: mailKey, token }));
  await shop.db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      customerId: customer.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    await sendMail(tx, passwordResetMail(shop, { ...customer, key: mailKey, token }), now);
  });
  return 'asked';
}

async function pretendReset(shop: Shop, mail: Mail): Promise<'asked'> {
  await pretendMail(shop, mail, async (tx) => {
    await tx
      .select({ at: passwordResets.createdAt })
      .from(passwordResets)
      .where(eq(passwordResets.tokenHash, mail.key ?? ''));
  });
  return 'asked';
}

export async function seeReset(shop: Shop, token: string | undefined): Promise<{ login: string } | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select({ login: customers.login })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, shop.now())));
  return row ?? null;
}

export async function resetPassword(shop: Shop, token: string, password: string): Promise<number | null> {
  const hash = await hashPassword(password);
  const customerId = await shop.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, shop.now())))
      .returning({ customerId: passwordResets.customerId });
    if (!used) return null;
    await tx.delete(passwordResets).where(eq(passwordResets.customerId, used.customerId));
    // The person who made the account with a foreign address must not keep access.
    await tx.delete(passkeys).where(eq(passkeys.customerId, used.customerId));
    await tx.delete(customerIdentities).where(eq(customerIdentities.customerId, used.customerId));
    await forgetBrowsers({ db: tx }, used.customerId);
    await writePassword({ ...shop, db: tx }, used.customerId, hash);
    return used.customerId;
  });
  return customerId;
}

export async function writePassword(
  shop: Omit<Shop, 'db'> & { db: Queries },
  customerId: number,
  passwordHash: string,
  but?: { token: string | undefined; visitorId: number | undefined },
): Promise<void> {
  const [customer] = await shop.db
    .update(customers)
    .set({ passwordHash })
    .where(eq(customers.id, customerId))
    .returning({ email: customers.email });
  if (!customer) return;
  await signOutEverywhere(shop, customerId, but);
  const key = `account-${customerId}-password-${hashToken(passwordHash)}` as const;
  await sendMail(shop.db, passwordChangedMail(shop, { key, email: customer.email }), shop.now());
}
