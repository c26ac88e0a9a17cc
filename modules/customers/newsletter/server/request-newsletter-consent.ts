import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { plainName } from '#platform/forms/rules/plain-name.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import type { NewsletterOutcome } from '../rules/newsletter-outcome.ts';
import { alreadyReading, confirmationMail } from './newsletter-mails.ts';
import { mayConfirm } from './readers.ts';
import { newsletterReaders } from './tables.ts';

interface Wanted {
  email: string;
  name: string;
  /** The words that were agreed to. */
  consent: string;
  visitorId: number;
  /** Default: the customer of the browser. */
  customerId?: number;
  /** Network address of the sender: it has a limit of its own, because a cookie can be deleted. */
  caller: string;
}

/** Requests a day. */
const DAILY = { address: 3, visitor: 10, caller: 40 };

/** Double opt-in. The answer does not reveal whether the address is a reader. */
export async function requestNewsletterConsent(shop: Shop, wanted: Wanted): Promise<NewsletterOutcome> {
  if (!(await countRequest(shop.db, wanted, shop.now()))) return 'daily-limit';
  await shop.db.transaction((tx) => writeRequest(tx, shop, wanted, { isOtherForm: false }));
  return 'confirmation-sent';
}

/** For a box in another form. Sends nothing to readers, while an earlier link is valid, or above the limit. */
export async function requestWithForm(tx: Transaction, shop: MailShop, wanted: Wanted): Promise<void> {
  if (await countRequest(tx, wanted, shop.now())) await writeRequest(tx, shop, wanted, { isOtherForm: true });
}

type MailShop = Pick<Shop, 'settings' | 'origin' | 'now'>;

function countRequest(db: Queries, { email, visitorId, caller }: Wanted, now: Date): Promise<boolean> {
  const counted = [
    { key: `newsletter-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `newsletter-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
    { key: `newsletter-address:${mailboxKey(normalEmail(email))}`, limit: DAILY.address, seconds: DAY_S },
  ];
  return attemptAll({ db }, counted, now);
}

const normalEmail = (email: string) => email.trim().toLowerCase();

async function writeRequest(
  tx: Transaction,
  shop: MailShop,
  wanted: Wanted,
  { isOtherForm }: { isOtherForm: boolean },
): Promise<void> {
  const { consent, visitorId } = wanted;
  const email = normalEmail(wanted.email);
  const now = shop.now();
  const [browser] = await tx
    .select({ customerId: visitors.customerId })
    .from(visitors)
    .where(eq(visitors.id, visitorId));
  const customerId = wanted.customerId ?? browser?.customerId ?? null;
  const request = { name: plainName(wanted.name), consent, customerId, requestedAt: now, token: newToken() };
  const added = await tx
    .insert(newsletterReaders)
    .values({ ...request, email })
    .onConflictDoNothing({ target: newsletterReaders.email })
    .returning({ id: newsletterReaders.id });
  const [reader] = await tx.select().from(newsletterReaders).where(eq(newsletterReaders.email, email)).for('update');
  if (!reader) return;
  if (reader.confirmedAt && !reader.leftAt) {
    if (!isOtherForm) await sendMail(tx, alreadyReading(shop, reader), now);
    return;
  }
  if (isOtherForm && added.length === 0 && mayConfirm(reader, now)) return;
  // A new request is a new consent and ends the link of the earlier email.
  const asked = { ...request, confirmedAt: null, leftAt: null };
  await tx.update(newsletterReaders).set(asked).where(eq(newsletterReaders.id, reader.id));
  await sendMail(tx, confirmationMail(shop, { ...reader, ...asked }), now);
}
