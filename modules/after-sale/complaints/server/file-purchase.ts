import type { Purchase } from '#modules/after-sale/claims/rules/purchase.ts';
import type { UploadRefusal } from '#modules/catalogue/media/server/index.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
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

export interface PurchaseComplaint {
  product: string;
  description: string;
  email: string;
  phone: string;
  purchase: Purchase;
  files: readonly SentFile[];
  /** Network address. */
  caller: string;
}

export type PurchaseRefusal =
  | { kind: 'wrong-key' }
  | { kind: 'too-often' }
  | { kind: 'file-refused'; file: string; reason: UploadRefusal };

/** Files a complaint about goods that are in no order of the shop (S2.73). The form was checked. */
export async function filePurchase(
  shop: Shop,
  who: Complainer,
  { product, description, email, phone, purchase, files, caller }: PurchaseComplaint,
): Promise<FiledComplaint | PurchaseRefusal> {
  if (!isComplaintKey(who.key)) return { kind: 'wrong-key' };
  const filedBefore = await findFiled(shop.db, who);
  if (filedBefore) return filedBefore;
  const now = shop.now();
  // Anybody can write to anybody's address through this form.
  const keys = [`complaint-from:${caller}`, `complaint-email:${mailboxKey(email)}`];
  const limits = keys.map((key) => ({ key, limit: COMPLAINTS_A_DAY, seconds: DAY_S }));
  if (!(await attemptAll(shop, limits, now))) return { kind: 'too-often' };
  const stored = await storeAttachments(shop, files);
  if (stored.kind === 'refused') return { ...stored, kind: 'file-refused' };
  const filed = await shop.db.transaction(async (tx) => {
    const row = await insertComplaint(tx, who, { email, phone, purchase }, now);
    if (!row) return findFiled(tx, who);
    const unit = { unit: 'sztuka', unitPlural: 'sztuki' };
    await insertLine(tx, row.id, { name: product, ...unit, quantity: 1, description, uploadIds: stored.ids });
    await complaintMail(tx, shop, row, { kind: 'filed' });
    return { kind: 'filed', number: row.number, accessToken: row.accessToken, repeated: false } as const;
  });
  if (!filed || filed.repeated) await removeAttachments(shop, stored.ids);
  if (!filed) throw new Error('The complaint of this key is gone');
  return filed;
}
