import { mayComplain } from '#modules/after-sale/claims/rules/purchase.ts';
import { plainOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import type { UploadRefusal } from '#modules/catalogue/media/server/index.ts';
import {
  type ClaimOutcome,
  claimPieces,
  lockFreePieces,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import type { OrderLineView, OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { truncateComment } from '#platform/forms/rules/truncate-comment.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { COMPLAINTS_A_DAY } from '../rules/complaint-limits.ts';
import { removeAttachments, type SentFile, storeAttachments } from './complaint-files.ts';
import { complaintMail } from './complaint-mail.ts';
import {
  type Complainer,
  type FiledComplaint,
  findFiled,
  insertComplaint,
  insertLine,
  isComplaintKey,
} from './insert-complaint.ts';

export interface ComplainedLine {
  lineId: number;
  quantity: number;
  description: string;
  files: readonly SentFile[];
}

export type FilingRefusal =
  | { kind: 'wrong-key' }
  | { kind: 'too-often' }
  /** The order has not left the shop, or was called off. */
  | { kind: 'not-open' }
  | { kind: 'nothing-chosen' }
  | { kind: 'no-description'; lineId: number }
  | { kind: 'unknown-line' }
  | { kind: 'too-many'; lineId: number; free: number }
  | { kind: 'file-refused'; lineId: number; file: string; reason: UploadRefusal };

/** Files a complaint about lines of an order, whole or not at all; one key makes one complaint. */
export async function fileComplaint(
  shop: Shop,
  order: OrderView,
  who: Complainer,
  wanted: readonly ComplainedLine[],
): Promise<FiledComplaint | FilingRefusal> {
  if (!isComplaintKey(who.key)) return { kind: 'wrong-key' };
  const filedBefore = await findFiled(shop.db, who);
  if (filedBefore) return filedBefore;
  if (!mayComplain(order.state)) return { kind: 'not-open' };
  const chosen = wanted
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, description: tidy(line.description) }));
  if (chosen.length === 0) return { kind: 'nothing-chosen' };
  const isOfOrder = ({ lineId }: ComplainedLine) => order.lines.some((line) => line.lineId === lineId);
  if (!chosen.every(isOfOrder)) return { kind: 'unknown-line' };
  const silent = chosen.find(({ description }) => description === '');
  if (silent) return { kind: 'no-description', lineId: silent.lineId };
  const limit = { key: `complaint-order:${order.id}`, limit: COMPLAINTS_A_DAY, seconds: DAY_S };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-often' };
  return storeAndWrite(shop, order, who, chosen);
}

async function storeAndWrite(
  shop: Shop,
  order: OrderView,
  who: Complainer,
  chosen: readonly ComplainedLine[],
): Promise<FiledComplaint | FilingRefusal> {
  const uploads = new Map<number, number[]>();
  const forget = () => removeAttachments(shop, [...uploads.values()].flat());
  for (const { lineId, files } of chosen) {
    const stored = await storeAttachments(shop, files);
    if (stored.kind === 'refused') {
      await forget();
      return { ...stored, kind: 'file-refused', lineId };
    }
    uploads.set(lineId, stored.ids);
  }
  try {
    const filed = await write(shop, order, who, { chosen, uploads });
    if (filed.repeated) await forget();
    return filed;
  } catch (error) {
    await forget();
    if (error instanceof NotClaimed) return error.refusal;
    throw error;
  }
}

interface Stored {
  chosen: readonly ComplainedLine[];
  uploads: ReadonlyMap<number, number[]>;
}

function write(shop: Shop, order: OrderView, who: Complainer, { chosen, uploads }: Stored): Promise<FiledComplaint> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    // Before the complaint is written: its reference alone locks the order weakly, and two of those wait for each other.
    await lockFreePieces(tx, order.id, 'complaint');
    const complainer = { orderId: order.id, email: order.email, phone: order.phone };
    const row = await insertComplaint(tx, who, complainer, now);
    if (!row) {
      const filed = await findFiled(tx, who);
      if (!filed) throw new Error('The complaint of this key is gone');
      return filed;
    }
    const pieces = chosen.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const claimed = await claimPieces(tx, { orderId: order.id, claim: { kind: 'complaint', id: row.id }, pieces }, now);
    if (claimed.kind !== 'claimed') throw new NotClaimed(claimed);
    for (const { lineId, quantity, description } of chosen) {
      const line = order.lines.find((filedBefore) => filedBefore.lineId === lineId);
      if (!line) continue;
      const uploadIds = uploads.get(lineId) ?? [];
      await insertLine(tx, row.id, { ...frozen(line), orderLineId: lineId, quantity, description, uploadIds });
    }
    const { number, accessToken } = row;
    await recordEvent(tx, order.id, 'complaint-filed', now, { number });
    await complaintMail(tx, shop, row, { kind: 'filed' });
    return { kind: 'filed', number, accessToken, repeated: false };
  });
}

/** Thrown to undo the transaction: a complaint without its pieces must not stand. */
class NotClaimed extends Error {
  readonly refusal: FilingRefusal;

  constructor(outcome: Exclude<ClaimOutcome, { kind: 'claimed' }>) {
    super(outcome.kind);
    this.refusal = outcome.kind === 'too-many' ? outcome : { kind: 'unknown-line' };
  }
}

function frozen({ name, versionName, size, sizeName, photo, photoTone, unit, unitPlural }: OrderLineView) {
  const details = [versionName, size === 'uniw' ? '' : sizeName].filter(Boolean).join(', ');
  return { name, details, photo, photoTone, unit, unitPlural };
}

/** S5.25: what is longer than 255 characters is cut. */
function tidy(description: string): string {
  return truncateComment(plainOpinion(description, 1000)).text;
}
