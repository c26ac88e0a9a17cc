import { count, eq } from 'drizzle-orm';
import { isComplaintOver } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { plainOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import type { UploadRefusal } from '#modules/catalogue/media/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { MAX_MESSAGES, MESSAGE_LENGTH, MESSAGE_MINIMUM, MESSAGES_AN_HOUR } from '../rules/complaint-limits.ts';
import { removeAttachments, type SentFile, storeAttachments } from './complaint-files.ts';
import { complaintMail } from './complaint-mail.ts';
import { lockComplaint } from './lock-complaint.ts';
import { complaintEvents, complaintFiles, complaintMessages } from './tables.ts';

export interface NewMessage {
  text: string;
  files?: readonly SentFile[];
  /** Made with the form: one key makes one message. */
  key: string;
}

export type MessageOutcome =
  | { kind: 'written' }
  | { kind: 'too-short' }
  | { kind: 'over' }
  | { kind: 'too-often' }
  | { kind: 'thread-full' }
  | { kind: 'unknown-complaint' }
  | { kind: 'file-refused'; file: string; reason: UploadRefusal };

export type MessageRefusal = Exclude<MessageOutcome['kind'], 'written'>;

/** The shopper writes to the shop (S7.57). The caller has made sure that the complaint is theirs. */
export async function writeMessage(shop: Shop, complaintId: number, message: NewMessage): Promise<MessageOutcome> {
  const limit = { key: `complaint-message:${complaintId}`, limit: MESSAGES_AN_HOUR, seconds: HOUR_S };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-often' };
  return write(shop, complaintId, 'client', message);
}

/** The shop answers; the shopper gets it by mail as well. */
export function replyToComplaint(shop: Shop, complaintId: number, message: NewMessage): Promise<MessageOutcome> {
  return write(shop, complaintId, 'shop', message);
}

/** The same in a transaction that does more, whose own mail has the words; answers with what keeps them from being written. */
export async function replyWithin(
  tx: Transaction,
  shop: Shop,
  complaintId: number,
  { text: typed, key }: Omit<NewMessage, 'files'>,
): Promise<MessageRefusal | null> {
  const text = plainOpinion(typed, MESSAGE_LENGTH);
  if (text.length < MESSAGE_MINIMUM) return 'too-short';
  const written = await insertMessage(tx, shop, {
    complaintId,
    author: 'shop',
    text,
    key,
    uploadIds: [],
    hasMail: false,
  });
  return written === 'written' || written === 'repeated' ? null : written;
}

async function write(
  shop: Shop,
  complaintId: number,
  author: 'client' | 'shop',
  { text: typed, files = [], key }: NewMessage,
): Promise<MessageOutcome> {
  const text = plainOpinion(typed, MESSAGE_LENGTH);
  if (text.length < MESSAGE_MINIMUM) return { kind: 'too-short' };
  const stored = await storeAttachments(shop, files);
  if (stored.kind === 'refused') return { ...stored, kind: 'file-refused' };
  const written = await shop.db.transaction((tx) =>
    insertMessage(tx, shop, { complaintId, author, text, key: key.slice(0, 200), uploadIds: stored.ids }),
  );
  if (written !== 'written') await removeAttachments(shop, stored.ids);
  return { kind: written === 'repeated' ? 'written' : written };
}

interface Insert {
  complaintId: number;
  author: 'client' | 'shop';
  text: string;
  key: string;
  uploadIds: readonly number[];
  hasMail?: boolean;
}

async function insertMessage(tx: Transaction, shop: Shop, { uploadIds, hasMail = true, ...message }: Insert) {
  const now = shop.now();
  const { complaintId, author, text } = message;
  const complaint = await lockComplaint(tx, complaintId);
  if (!complaint) return 'unknown-complaint';
  if (author === 'client' && isComplaintOver(complaint.state)) return 'over';
  const [all] = await tx
    .select({ count: count() })
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, complaintId));
  if ((all?.count ?? 0) >= MAX_MESSAGES) return 'thread-full';
  const [row] = await tx
    .insert(complaintMessages)
    .values({ ...message, at: now })
    .onConflictDoNothing({ target: [complaintMessages.complaintId, complaintMessages.key] })
    .returning({ id: complaintMessages.id });
  if (!row) return 'repeated';
  if (uploadIds.length > 0) {
    await tx.insert(complaintFiles).values(uploadIds.map((uploadId) => ({ uploadId, complaintId, messageId: row.id })));
  }
  const object = { kind: 'complaint', id: complaint.number };
  // The words are in the thread, which is forgotten with the account; the log is never changed.
  await recordChange(tx, shop, { action: 'complaint.replied', object, to: { files: uploadIds.length } });
  // The customer answered: the shop must act again.
  const isAnswer = author === 'client' && complaint.state === 'waiting';
  const state = isAnswer ? 'considered' : complaint.state;
  await tx.update(complaints).set({ state, updatedAt: now }).where(eq(complaints.id, complaintId));
  if (isAnswer) await tx.insert(complaintEvents).values({ complaintId, at: now, kind: state });
  const kind = author === 'shop' ? 'replied' : 'written';
  if (hasMail) await complaintMail(tx, shop, complaint, { kind, messageId: row.id, text });
  return 'written';
}
