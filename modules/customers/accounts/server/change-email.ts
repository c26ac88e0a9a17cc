import { and, eq, gt } from 'drizzle-orm';
import { isUniqueViolation, type Queries } from '#platform/db/server/connect.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS, DAY_S, HOUR_S } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { checkLogin, loginFrom, loginKeyOf } from '../rules/login-rule.ts';
import { emailChangedMail, emailWantedMail, newEmailMail } from './account-mail.ts';
import { proveAgain } from './change-password.ts';
import { emailKeyOf, isEmailTaken, proposeLogin } from './propose-login.ts';
import type { Proof } from './prove-password.ts';
import { customers, emailChanges, passwordResets } from './tables.ts';

/** Emails to addresses that are not confirmed yet. */
const MAX_MAILS = 5;

export type EmailChange = Proof | { kind: 'email-taken' } | { kind: 'too-many-mails' } | { kind: 'same' };

/** X.53: the old address stays until the link in the email is opened. */
export async function requestNewEmail(
  shop: Shop,
  customerId: number,
  { email, password, caller }: { email: string; password: string; caller: string },
): Promise<EmailChange> {
  const proof = await proveAgain(shop, customerId, password, caller);
  if (proof.kind !== 'proved') return proof;
  const [own] = await shop.db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  if (!own) return { kind: 'refused' };
  if (own.email === email.trim()) return { kind: 'same' };
  if (await isEmailTaken(shop, email, customerId)) return { kind: 'email-taken' };
  if (!(await mayMail(shop, customerId, email))) return { kind: 'too-many-mails' };
  await shop.db.transaction(async (tx) => {
    await writeEmailChange(tx, shop, customerId, email.trim());
    // The customer can stop a change that another person requested.
    const key = `account-${customerId}-email-wanted-${hashToken(newToken())}` as const;
    await sendMail(tx, emailWantedMail(shop, { key, email: own.email }), shop.now());
  });
  return proof;
}

export async function findEmailChange(shop: Pick<Shop, 'db' | 'now'>, customerId: number): Promise<string | null> {
  const [waiting] = await shop.db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.expiresAt, shop.now())));
  return waiting?.email ?? null;
}

export async function resendNewEmail(shop: Shop, customerId: number): Promise<'sent' | 'too-many-mails' | 'none'> {
  const email = await findEmailChange(shop, customerId);
  if (email === null) return 'none';
  if (!(await mayMail(shop, customerId, email))) return 'too-many-mails';
  await shop.db.transaction((tx) => writeEmailChange(tx, shop, customerId, email));
  return 'sent';
}

export async function cancelNewEmail(shop: Pick<Shop, 'db'>, customerId: number): Promise<void> {
  await shop.db.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
}

export async function seeNewEmail(shop: Shop, token: string | undefined): Promise<string | null> {
  if (!isVisitorToken(token)) return null;
  const [waiting] = await shop.db.select({ email: emailChanges.email }).from(emailChanges).where(waitsFor(shop, token));
  return waiting?.email ?? null;
}

export async function confirmNewEmail(shop: Shop, token: string): Promise<'changed' | 'email-taken' | 'expired'> {
  try {
    return await shop.db.transaction(async (tx) => {
      const [change] = await tx.delete(emailChanges).where(waitsFor(shop, token)).returning();
      const [before] = change ? await tx.select().from(customers).where(eq(customers.id, change.customerId)) : [];
      if (!change || !before) return 'expired';
      const { email } = change;
      if (await isEmailTaken({ db: tx }, email, before.id)) return 'email-taken';
      // A login equal to the old address follows the new one.
      const isNamedByAddress = before.loginKey === emailKeyOf(before.email);
      const login = isNamedByAddress ? await loginFor(tx, email) : before.login;
      await tx
        .update(customers)
        .set({ email, emailKey: emailKeyOf(email), login, loginKey: loginKeyOf(login) })
        .where(eq(customers.id, before.id));
      await tx.delete(passwordResets).where(eq(passwordResets.customerId, before.id));
      await sendMail(
        tx,
        emailChangedMail(shop, { key: `account-${before.id}-email-${change.tokenHash}`, email: before.email }),
        shop.now(),
      );
      return 'changed';
    });
  } catch (error) {
    // Two customers may request the same address at the same moment.
    if (isUniqueViolation(error)) return 'email-taken';
    throw error;
  }
}

function loginFor(tx: Queries, email: string): Promise<string> {
  const wanted = checkLogin(email, email).length === 0 ? email : loginFrom(email);
  return proposeLogin({ db: tx }, wanted);
}

/** X.43: the mailbox is counted too, because many accounts may name it. */
function mayMail(shop: Shop, customerId: number, email: string): Promise<boolean> {
  const limits = [
    { key: `new-email:${customerId}`, limit: MAX_MAILS, seconds: HOUR_S },
    { key: `new-email-mailbox:${mailboxKey(email)}`, limit: MAX_MAILS, seconds: DAY_S },
  ];
  return attemptAll(shop, limits, shop.now());
}

async function writeEmailChange(tx: Queries, shop: Shop, customerId: number, email: string): Promise<void> {
  const token = newToken();
  const now = shop.now();
  const change = { email, tokenHash: hashToken(token), requestedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) };
  await tx
    .insert(emailChanges)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: emailChanges.customerId, set: change });
  await sendMail(
    tx,
    newEmailMail(shop, { key: `account-${customerId}-new-email-${change.tokenHash}`, email, token }),
    now,
  );
}

function waitsFor(shop: Pick<Shop, 'now'>, token: string) {
  return and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, shop.now()));
}
