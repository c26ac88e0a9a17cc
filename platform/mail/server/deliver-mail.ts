import { eq, sql } from 'drizzle-orm';
import { GiveUp, handleJob, type JobHandler } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { FindTransport, MailTransport, OutgoingMail } from './mail-transport.ts';
import { deliverMailJob } from './send-mail.ts';
import { outbox, outboxAttachments } from './tables.ts';

/** Gives mails of the outbox to the mail server; without one they stay there, for the mailbox of developers. */
export function deliverMails(find: FindTransport | undefined): JobHandler<'deliver-mail'> {
  return handleJob(deliverMailJob, async (shop, { mailId }) => {
    const transport = find?.(shop);
    if (!transport) return;
    const mail = await findUnsentMail(shop, mailId);
    if (mail) await deliver(shop, transport, mailId, mail);
  });
}

async function deliver(shop: Shop, transport: MailTransport, mailId: number, mail: OutgoingMail): Promise<void> {
  const counted = { attempts: sql`${outbox.attempts} + 1` };
  try {
    await transport.send(mail);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await shop.db
      .update(outbox)
      .set({ ...counted, lastError })
      .where(eq(outbox.id, mailId));
    if (isRefused(error)) throw new GiveUp(`The mail server refused mail ${mailId}`, { cause: error });
    throw error;
  }
  await shop.db
    .update(outbox)
    .set({ ...counted, sentAt: shop.now(), lastError: null })
    .where(eq(outbox.id, mailId));
}

async function findUnsentMail(shop: Shop, mailId: number): Promise<OutgoingMail | undefined> {
  const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, mailId));
  if (!row || row.sentAt) return undefined;
  const attachments = await shop.db.select().from(outboxAttachments).where(eq(outboxAttachments.mailId, mailId));
  const { recipient: to, subject, html, text, replyTo, headers, createdAt } = row;
  const messageId = `<mail-${mailId}-${createdAt.getTime()}@${new URL(shop.origin).hostname}>`;
  return { to, subject, html, text, replyTo: replyTo ?? undefined, headers, attachments, messageId };
}

/** A mail server that says 5xx to the mail or its reader will say so again. */
function isRefused(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
