import { asc, desc, eq, lte } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { MailAttachment } from './send-mail.ts';
import { outbox, outboxAttachments } from './tables.ts';

const NEWEST = 100;

export interface MailHead {
  id: number;
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  lastError: string | null;
}

export interface MailDetails extends MailHead {
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { id: number; name: string; type: string }[];
}

const head = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
};

export async function listMails(shop: Shop): Promise<MailHead[]> {
  return shop.db.select(head).from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(NEWEST);
}

export async function findMail(shop: Shop, id: number): Promise<MailDetails | undefined> {
  if (!isRowId(id)) return undefined;
  const [mail] = await shop.db
    .select({ ...head, html: outbox.html, text: outbox.text, headers: outbox.headers })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!mail) return undefined;
  const attachments = await shop.db
    .select({ id: outboxAttachments.id, name: outboxAttachments.name, type: outboxAttachments.type })
    .from(outboxAttachments)
    .where(eq(outboxAttachments.mailId, id))
    .orderBy(asc(outboxAttachments.id));
  return { ...mail, attachments };
}

export async function findMailAttachment(shop: Shop, id: number): Promise<MailAttachment | undefined> {
  if (!isRowId(id)) return undefined;
  const [found] = await shop.db.select().from(outboxAttachments).where(eq(outboxAttachments.id, id));
  return found;
}

const RETENTION_DAYS = 90;

/** Mails hold names and addresses: they are deleted when questions about them are no longer expected. */
export async function sweepOutbox(shop: Shop): Promise<void> {
  await shop.db.delete(outbox).where(lte(outbox.createdAt, new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MS)));
}
