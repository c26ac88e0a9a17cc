import { eq } from 'drizzle-orm';
import type { NewsletterOutcome } from '#rules/customers/newsletter/newsletter-outcome.ts';
import { mailboxKey } from '#rules/platform/forms/email.ts';
import { plainName } from '#rules/platform/forms/plain-name.ts';
import { DAY_S } from '#rules/platform/time/units.ts';
import { attemptAll } from '#shop/platform/limits/index.ts';
import { sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { newToken } from '#shop/platform/visitors/index.ts';
import { visitors } from '#shop/platform/visitors/tables.ts';
import { alreadyReading, confirmationMail } from './newsletter-mails.ts';
import { newsletterReaders } from './tables.ts';

interface Wanted {
  email: string;
  name: string;
  /** The words that were agreed to. */
  consent: string;
  visitorId: number;
  /** Who asks, when it is known better than by the browser. */
  customerId?: number;
  /** Network address of the sender: whoever throws the cookie away meets a limit of its own. */
  caller: string;
}

/** Nobody's mailbox is filled through us, and no browser tries address after address. */
const DAILY = { address: 3, visitor: 10, caller: 40 };

/**
 * Records the wish and asks by mail for a confirmation: nobody reads the newsletter before that. Whether somebody reads it
 * already is told only to the mailbox, never to whoever typed the address.
 */
export async function askForNewsletter(shop: Shop, wanted: Wanted): Promise<NewsletterOutcome> {
  const { consent, visitorId, caller } = wanted;
  const name = plainName(wanted.name);
  const email = wanted.email.trim().toLowerCase();
  const now = shop.now();
  const counted = [
    { key: `newsletter-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `newsletter-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
    { key: `newsletter-address:${mailboxKey(email)}`, limit: DAILY.address, seconds: DAY_S },
  ];
  if (!(await attemptAll(shop, counted, now))) return 'daily-limit';
  await shop.db.transaction(async (tx) => {
    const [browser] = await tx
      .select({ customerId: visitors.customerId })
      .from(visitors)
      .where(eq(visitors.id, visitorId));
    const customerId = wanted.customerId ?? browser?.customerId ?? null;
    const fresh = { name, consent, customerId, askedAt: now, token: newToken() };
    await tx
      .insert(newsletterReaders)
      .values({ ...fresh, email })
      .onConflictDoNothing({ target: newsletterReaders.email });
    const [reader] = await tx.select().from(newsletterReaders).where(eq(newsletterReaders.email, email)).for('update');
    if (!reader) return;
    if (reader.confirmedAt && !reader.leftAt) {
      await sendMail(tx, alreadyReading(shop, reader), now);
      return;
    }
    // A new wish is a new consent; the link of an older mail ends with it.
    const asked = { ...fresh, confirmedAt: null, leftAt: null };
    await tx.update(newsletterReaders).set(asked).where(eq(newsletterReaders.id, reader.id));
    await sendMail(tx, confirmationMail(shop, { ...reader, ...asked }), now);
  });
  return 'confirmation-sent';
}
