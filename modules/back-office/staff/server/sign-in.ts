import { and, eq, gt } from 'drizzle-orm';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { attempt, forgive, type Limit } from '#platform/limits/server/index.ts';
import { pretendMail, sendMail } from '#platform/mail/server/index.ts';
import { verifyAgainstDummy, verifyPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S, MINUTE_MS, MINUTE_S } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { recordFailedSignIn } from './sign-in-log.ts';
import { signInLinkMail } from './staff-mail.ts';
import { type Caller, openStaffSession } from './staff-sessions.ts';
import { SIGN_IN_LINK, staff, staffResets } from './tables.ts';

const SECONDS = 15 * MINUTE_S;
/**
 * Wrong passwords in a quarter of an hour. Beyond those of one account a right password is answered by email, so that guessing gains
 * nothing and a stranger locks no user out (X.41). A known browser has its own count.
 */
const MAX_WRONG = { perAccountAndCaller: 10, perAccount: 30, perCaller: 30, perKnownBrowser: 10 };
/** Emails in an hour to one person. */
const MAX_LINKS = 5;
const LINK_LIFETIME_MS = 30 * MINUTE_MS;

export type StaffSignIn =
  | { kind: 'half-open'; token: string }
  /** Never says whether address or password was wrong, or whether the person was switched off. */
  | { kind: 'refused' }
  | { kind: 'too-many' }
  /** Too many were tried: if the password was right, the email has a link to sign in with. */
  | { kind: 'link-sent' };

/** The first half of signing in: the password. What it opens leads to the second factor alone. */
export async function signInStaff(
  shop: Shop,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<StaffSignIn> {
  const key = staffKey(email);
  const { id, passwordHash } = staff;
  const [person] = await shop.db.select({ id, passwordHash }).from(staff).where(eq(staff.email, key));
  const isKnown = person !== undefined && (await isKnownBrowser(shop, caller.browser, person.id));
  const { hard, soft } = limitsOf(key, caller, isKnown);
  if (!(await attempt(shop, hard, shop.now())).allowed) return { kind: 'too-many' };
  let isDoubtful = false;
  for (const limit of soft) if (!(await attempt(shop, limit, shop.now())).allowed) isDoubtful = true;
  const right = await (person ? verifyPassword(password, person.passwordHash) : verifyAgainstDummy(password));
  const proved = person && right ? person.id : null;
  const token = proved === null || isDoubtful ? null : await openIfActive(shop, proved, caller);
  if (person && token === null && !(right && isDoubtful)) {
    await recordFailedSignIn(shop, person.id, { step: 'password', network: caller.address });
  }
  if (isDoubtful) {
    await sendSignInLink(shop, proved);
    return { kind: 'link-sent' };
  }
  if (token === null) return { kind: 'refused' };
  for (const limit of [hard, ...soft]) await forgive(shop, limit.key);
  return { kind: 'half-open', token };
}

/** Beyond the hard one nothing is tried; beyond a soft one a right password needs a proof. */
function limitsOf(email: string, { address, browser }: Caller, isKnown: boolean): { hard: Limit; soft: Limit[] } {
  const count = (key: string, limit: number): Limit => ({ key, limit, seconds: SECONDS });
  if (isKnown) {
    return { hard: count(`staff-browser:${hashToken(browser ?? '')}`, MAX_WRONG.perKnownBrowser), soft: [] };
  }
  return {
    hard: count(`staff-from:${address}`, MAX_WRONG.perCaller),
    soft: [
      count(`staff:${email}:${address}`, MAX_WRONG.perAccountAndCaller),
      count(`staff:${email}`, MAX_WRONG.perAccount),
    ],
  };
}

/** The same work for an unknown email: the time of the answer does not give it away. */
async function sendSignInLink(shop: Shop, staffId: number | null): Promise<void> {
  const now = shop.now();
  const limit = { key: `staff-sign-in-link:${staffId}`, limit: MAX_LINKS, seconds: HOUR_S };
  const { allowed } = await attempt(shop, limit, now);
  const [person] = await shop.db
    .select({ email: staff.email, active: staff.active })
    .from(staff)
    .where(eq(staff.id, staffId ?? 0));
  const token = newToken();
  const tokenHash = hashToken(token);
  const link = `${shop.origin}/zaplecze/logowanie/link/${token}`;
  const mail = signInLinkMail(shop, { email: person?.email ?? '', link, key: `staff-sign-in-${tokenHash}` });
  const ofKind = and(eq(staffResets.staffId, staffId ?? 0), eq(staffResets.kind, SIGN_IN_LINK));
  if (staffId === null || !person?.active || !allowed) {
    await pretendMail(shop, mail, async (tx) => void (await tx.delete(staffResets).where(ofKind)));
    return;
  }
  const endsAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  await shop.db.transaction(async (tx) => {
    // An older link opens nothing any more.
    await tx.delete(staffResets).where(ofKind);
    await tx.insert(staffResets).values({ tokenHash, staffId, kind: SIGN_IN_LINK, createdAt: now, endsAt });
    await sendMail(tx, mail, now);
  });
}

/** Is the link of the email valid? */
export async function seeStaffSignInLink(shop: Shop, token: string | undefined): Promise<boolean> {
  return isVisitorToken(token) && (await shop.db.$count(staffResets, isGood(token, shop.now()))) > 0;
}

/** The first half of signing in by the link of an email, once; null when it is used or too old. */
export async function signInStaffByLink(shop: Shop, token: string | undefined, caller: Caller): Promise<string | null> {
  if (!isVisitorToken(token)) return null;
  return shop.db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(staffResets)
      .where(isGood(token, shop.now()))
      .returning({ staffId: staffResets.staffId });
    return taken ? openActive(tx, shop, taken.staffId, caller) : null;
  });
}

function isGood(token: string, now: Date) {
  return and(
    eq(staffResets.tokenHash, hashToken(token)),
    eq(staffResets.kind, SIGN_IN_LINK),
    gt(staffResets.endsAt, now),
  );
}

function openIfActive(shop: Shop, staffId: number, caller: Caller): Promise<string | null> {
  return shop.db.transaction((tx) => openActive(tx, shop, staffId, caller));
}

async function openActive(
  tx: Transaction & Queries,
  { now }: Pick<Shop, 'now'>,
  staffId: number,
  caller: Caller,
): Promise<string | null> {
  const [person] = await tx.select({ active: staff.active }).from(staff).where(eq(staff.id, staffId)).for('share');
  return person?.active ? openStaffSession({ db: tx, now }, staffId, caller) : null;
}

/** The address as the table has it. */
export function staffKey(email: string): string {
  return email.trim().toLowerCase().slice(0, 255);
}
