import { attempt, attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { contactMail } from './contact-mail.ts';
import { contactMessages } from './tables.ts';

interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  message: string;
  visitorId: number;
  /** A visitor without the cookie meets this limit. */
  caller: string;
}

const DAILY = { visitor: 10, caller: 40 };
const AT_ONCE = { limit: 5, seconds: 10 * MINUTE_S };

export async function sendContactMessage(
  shop: Shop,
  sent: ContactMessage,
): Promise<'sent' | 'daily-limit' | 'too-fast'> {
  const { visitorId, caller, ...message } = sent;
  const now = shop.now();
  const atOnce = { key: `contact-at-once:${caller}`, ...AT_ONCE };
  if (!(await attempt(shop, atOnce, now)).allowed) return 'too-fast';
  const counted = [
    { key: `contact-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `contact-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
  ];
  if (!(await attemptAll(shop, counted, now))) return 'daily-limit';
  await shop.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ ...message, createdAt: now })
      .returning({ id: contactMessages.id });
    if (kept) await sendMail(tx, contactMail(shop, { ...message, id: kept.id }), now);
  });
  return 'sent';
}
