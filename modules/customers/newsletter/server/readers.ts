import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { recordConsents, saveConsents as saveAccountConsents } from '#modules/customers/accounts/server/index.ts';
import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attempt, attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import type { NewsletterOutcome } from '../rules/newsletter-outcome.ts';
import { markLeft } from './issue-figures.ts';
import { leaveMail, welcomeMail } from './newsletter-mails.ts';
import { newsletterReaders } from './tables.ts';

export type ReaderState = 'asked' | 'reading' | 'left';

const CONFIRM_DAYS = 14;
const LEAVES_DAILY = { visitor: 10, caller: 40, address: 3 };

export async function findReader(shop: Shop, token: string): Promise<{ state: ReaderState } | null> {
  if (!isVisitorToken(token)) return null;
  const [reader] = await shop.db.select().from(newsletterReaders).where(eq(newsletterReaders.token, token));
  if (!reader) return null;
  if (reader.leftAt) return { state: 'left' };
  if (reader.confirmedAt) return { state: 'reading' };
  return mayConfirm(reader, shop.now()) ? { state: 'asked' } : null;
}

/** The link of the email about the request still works. */
export function mayConfirm(
  { requestedAt, leftAt, confirmedAt }: Pick<Reader, 'requestedAt' | 'leftAt' | 'confirmedAt'>,
  now: Date,
): boolean {
  const age = now.getTime() - requestedAt.getTime();
  return leftAt === null && confirmedAt === null && age <= CONFIRM_DAYS * DAY_S * 1000;
}

export async function confirmReader(shop: Shop, token: string): Promise<boolean> {
  const found = await findReader(shop, token);
  if (found?.state === 'reading') return true;
  if (found?.state !== 'asked') return false;
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const [reader] = await tx
      .update(newsletterReaders)
      .set({ confirmedAt: now })
      .where(and(eq(newsletterReaders.token, token), isNull(newsletterReaders.confirmedAt)))
      .returning();
    if (!reader) return;
    await sendMail(tx, welcomeMail(shop, reader), now);
    await record(tx, reader, true, now);
  });
  return true;
}

export async function leaveNewsletter(shop: Shop, token: string): Promise<void> {
  if (!isVisitorToken(token)) return;
  await leave(shop, and(eq(newsletterReaders.token, token), isNull(newsletterReaders.leftAt)));
}

const AT_ONCE = 500;
const isReading = and(isNotNull(newsletterReaders.confirmedAt), isNull(newsletterReaders.leftAt));

export async function* listReaderBatches(shop: Pick<Shop, 'db'>): AsyncGenerator<Reader[]> {
  for (let after = 0; ; ) {
    const readers = await shop.db
      .select()
      .from(newsletterReaders)
      .where(and(isReading, gt(newsletterReaders.id, after)))
      .orderBy(asc(newsletterReaders.id))
      .limit(AT_ONCE);
    const last = readers.at(-1);
    if (!last) return;
    yield readers;
    after = last.id;
  }
}

export function countReaders({ db }: Pick<Shop, 'db'>): Promise<number> {
  return db.$count(newsletterReaders, isReading);
}

/** Consents of the account. Without consent the newsletter ends at once; with it the customer confirms by email. */
export async function saveConsents(
  shop: Shop,
  customerId: number,
  consents: { newsletter: boolean; sms: boolean },
  words: ConsentWords = {},
): Promise<void> {
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const email = await saveAccountConsents(tx, customerId, consents, words, now);
    if (email !== null && !consents.newsletter) await endNewsletter(tx, email, now);
  });
}

/** Ends the newsletter of an address without a record of consent. */
export async function endNewsletter(tx: Transaction, email: string, now: Date): Promise<void> {
  const reading = and(eq(newsletterReaders.email, email.trim().toLowerCase()), isNull(newsletterReaders.leftAt));
  const { id } = newsletterReaders;
  const left = await tx.update(newsletterReaders).set({ leftAt: now }).where(reading).returning({ id });
  await markLeft(
    tx,
    left.map((reader) => reader.id),
    now,
  );
}

async function leave(shop: Shop, who: SQL | undefined): Promise<void> {
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const left = await tx.update(newsletterReaders).set({ leftAt: now }).where(who).returning();
    await markLeft(
      tx,
      left.map(({ id }) => id),
      now,
    );
    for (const reader of left) if (reader.confirmedAt) await record(tx, reader, false, now);
  });
}

type Reader = typeof newsletterReaders.$inferSelect;

/** Only requests made while signed in belong to the customer (decision 15). */
async function record(tx: Transaction, reader: Reader, given: boolean, at: Date): Promise<void> {
  const { customerId, consent: wording, email: about } = reader;
  if (customerId === null) return;
  await recordConsents(tx, customerId, [{ kind: 'newsletter', given, wording, place: 'newsletter', about, at }]);
}

interface LeaveByAddress {
  email: string;
  visitorId: number;
  caller: string;
}

/** The answer does not reveal whether the address is a reader. */
export async function requestUnsubscribe(shop: Shop, wanted: LeaveByAddress): Promise<NewsletterOutcome> {
  const email = wanted.email.trim().toLowerCase();
  if (!(await mayLeave(shop, wanted))) return 'daily-limit';
  const now = shop.now();
  const ofAddress = {
    key: `newsletter-leave-address:${mailboxKey(email)}`,
    limit: LEAVES_DAILY.address,
    seconds: DAY_S,
  };
  const { allowed } = await attempt(shop, ofAddress, now);
  const [reader] = allowed
    ? await shop.db
        .select()
        .from(newsletterReaders)
        .where(and(eq(newsletterReaders.email, email), isReading))
    : [];
  if (reader) await shop.db.transaction((tx) => sendMail(tx, leaveMail(shop, reader), now));
  return 'leave-link-sent';
}

function mayLeave(shop: Shop, { visitorId, caller }: LeaveByAddress): Promise<boolean> {
  const counted = [
    { key: `newsletter-leave:${visitorId}`, limit: LEAVES_DAILY.visitor, seconds: DAY_S },
    { key: `newsletter-leave-from:${caller}`, limit: LEAVES_DAILY.caller, seconds: DAY_S },
  ];
  return attemptAll(shop, counted, shop.now());
}
