import { opinionInvitationJob } from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { plainName } from '#platform/forms/rules/plain-name.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { invitedOpinionLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import * as mailTexts from '#platform/mail/texts/mail.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import * as opinionsInvitationTexts from '../texts/invitation-email.ts';
import { opinionInvitations } from './tables.ts';

const texts = opinionsInvitationTexts;

/** Invites the buyer once, by a link whose secret is only in the mail. An order taken back meanwhile is left alone. */
export const inviteToOpinions = handleJob(opinionInvitationJob, async (shop, { orderId }) => {
  const order = await findOrderById(shop.db, orderId);
  if (order?.state !== 'delivered' || !order.email) return;
  const { number, email, lines, addresses } = order;
  const token = newToken();
  const author = plainName(addresses.billing?.firstName ?? '');
  const productIds = [...new Set(lines.filter((line) => !line.gift).map((line) => line.productId))];
  const mail = composeMail(shop, {
    title: texts.title,
    preview: texts.preview,
    greeting: mailTexts.greeting,
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'button', text: texts.button, href: `${shop.origin}${invitedOpinionLink(token)}` },
      { kind: 'paragraph', text: texts.footer },
    ],
  });
  await shop.db.transaction(async (tx) => {
    const now = shop.now();
    const added = await tx
      .insert(opinionInvitations)
      .values({ orderNumber: number, tokenHash: hashToken(token), email, author, productIds, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: opinionInvitations.id });
    if (added.length > 0)
      await sendMail(tx, { to: email, subject: texts.subject, ...mail, key: `order-${orderId}-opinions` }, now);
  });
});
