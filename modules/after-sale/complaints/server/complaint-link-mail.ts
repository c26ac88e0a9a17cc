import { eq } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { complaintLink } from '../rules/complaint-links.ts';
import * as texts from '../texts/email.ts';

/** Protects the mailbox of the complaint: a caller reaches their own limit first. */
const MAX_MAILS = { perCaller: 3, perComplaint: 12 };

/** Sends the link that opens a complaint to the address it was filed with (decision 17). */
export async function sendComplaintLink(
  shop: Shop,
  { number, caller }: { number: string; caller: string },
): Promise<void> {
  const now = shop.now();
  const limits = [
    { key: `complaint-link:${number}:${caller}`, limit: MAX_MAILS.perCaller, seconds: HOUR_S },
    { key: `complaint-link:${number}`, limit: MAX_MAILS.perComplaint, seconds: HOUR_S },
  ];
  if (!(await attemptAll(shop, limits, now))) return;
  const { id, email, accessToken } = complaints;
  const [complaint] = await shop.db
    .select({ id, email, accessToken })
    .from(complaints)
    .where(eq(complaints.number, number));
  if (!complaint) return;
  const { subject, title, preview, text, open, note } = texts.link;
  const mail = composeMail(shop, {
    title,
    preview,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', text: open, href: `${shop.origin}${complaintLink(number, complaint.accessToken)}` },
      { kind: 'note', text: note },
    ],
  });
  const key = `complaint-${complaint.id}-link-${hashToken(newToken())}` as const;
  await shop.db.transaction((tx) => sendMail(tx, { to: complaint.email, subject: subject(number), ...mail, key }, now));
}
