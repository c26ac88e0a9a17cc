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

/** Mails to addresses nobody has proved yet. */
const MAX_MAILS = 5;

export type EmailChange = Proof | { kind: 'email-taken' } | { kind: 'too-many-mails' } | { kind: 'same' };

/** X.53: records a new address and asks it by mail; until its link is followed the old one stays. */
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
    // The customer must learn of it while they can still stop it: another person may have done it.
    const key = `account-${customerId}-email-wanted-${hashToken(newToken())}` as const;
    await sendMail(tx, emailWantedMail(shop, { key, email: own.email }), shop.now());
  });
  return proof;
}

/** The address that waits for its link. */
export async function findEmailChange(shop: Pick<Shop, 'db' | 'now'>, customerId: number): Promise<string | null> {
  const [waiting] = await shop.db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.expiresAt, shop.now())));
  return waiting?.email ?? null;
}

/** Sends another link; the one before opens nothing any more. */
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

/** Which address the link would make the account's; null when it is used, called off or too old. */
export async function seeNewEmail(shop: Shop, token: string | undefined): Promise<string | null> {
  if (!isVisitorToken(token)) return null;
  const [waiting] = await shop.db.select({ email: emailChanges.email }).from(emailChanges).where(waitsFor(shop, token));
  return waiting?.email ?? null;
}

/** The link was followed: the new address counts from now on, once. */
export async function confirmNewEmail(shop: Shop, token: string): Promise<'changed' | 'email-taken' | 'expired'> {
  try {
    return await shop.db.transaction(async (tx) => {
      const [change] = await tx.delete(emailChanges).where(waitsFor(shop, token)).returning();
      const [before] = change ? await tx.select().from(customers).where(eq(customers.id, change.customerId)) : [];
      if (!change || !before) return 'expired';
      const { email } = change;
      if (await isEmailTaken({ db: tx }, email, before.id)) return 'email-taken';
      // A login that was the old address would from now on be another person's.
      const isNamedByAddress = before.loginKey === emailKeyOf(before.email);
      const login = isNamedByAddress ? await loginFor(tx, email) : before.login;
      await tx
        .update(customers)
        .set({ email, emailKey: emailKeyOf(email), login, loginKey: loginKeyOf(login) })
        .where(eq(customers.id, before.id));
      // What was sent to the old address opens nothing any more.
      await tx.delete(passwordResets).where(eq(passwordResets.customerId, before.id));
      await sendMail(
        tx,
        emailChangedMail(shop, { key: `account-${before.id}-email-${change.tokenHash}`, email: before.email }),
        shop.now(),
      );
      return 'changed';
    });
  } catch (error) {
    // Only the database knows for certain: two may want the same address at the same moment.
    if (isUniqueViolation(error)) return 'email-taken';
    throw error;
  }
}

function loginFor(tx: Queries, email: string): Promise<string> {
  const wanted = checkLogin(email, email).length === 0 ? email : loginFrom(email);
  return proposeLogin({ db: tx }, wanted);
}

/** X.43: many accounts may name one mailbox, so it is counted too. */
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
  const change = { email, tokenHash: hashToken(token), askedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) };
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
