import * as v from 'valibot';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import { enqueue, jobKind } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { outbox, outboxAttachments } from './tables.ts';

export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
}

/**
 * Subjects of mails. With the number that follows, the key leads to the records of a person, and closing the account deletes
 * the mail with them (X.23).
 */
export const MAIL_KINDS = [
  'account',
  'closed',
  'newsletter',
  'notice',
  'watch',
  'order',
  'return',
  'complaint',
  'withdrawal',
  'question',
  'contact',
  'product-request',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
/** The staff are no customers: their mails need no number. */
export type MailKey = `${MailKind}-${number}` | `${MailKind}-${number}-${string}` | `staff-${string}`;

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
  /** Names the one mail this may be (`order-17-confirmed`): however often it is asked for, it is written once. */
  key?: MailKey;
}

/** Half a day and more of a silent mail server is survived. */
export const deliverMailJob = jobKind('deliver-mail', v.object({ mailId: v.number() }), { attempts: 8 });

/**
 * Writes a mail into the outbox and leaves its delivery to a job. Pass the transaction that gives the reason for the
 * mail: a mail about an order exists exactly when the order does. Does nothing, and answers
 * false, when a mail with the same key was written.
 */
export async function sendMail(tx: Pick<Database, 'insert'>, mail: Mail, now: Date): Promise<boolean> {
  const { to: recipient, attachments = [], ...rest } = mail;
  const [written] = await tx
    .insert(outbox)
    .values({ ...rest, recipient, subject: oneLine(mail.subject), createdAt: now })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ mailId: outbox.id });
  if (!written) return false;
  const { mailId } = written;
  if (attachments.length > 0) {
    await tx.insert(outboxAttachments).values(attachments.map((attachment) => ({ mailId, ...attachment })));
  }
  await enqueue(tx, deliverMailJob, { mailId }, now);
  return true;
}

/**
 * Does the work of a mail without sending it: the time of an answer must not reveal whether an account exists or a password
 * was right. It leaves no row.
 */
export async function pretendMail(
  shop: Pick<Shop, 'db' | 'now'>,
  mail: Mail,
  more: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const undone = new Error('this mail is not sent');
  await shop.db
    .transaction(async (tx) => {
      await more(tx);
      await sendMail(tx, mail, shop.now());
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
}

/** A product name or a shopper's words in a subject must not begin a header of their own. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
