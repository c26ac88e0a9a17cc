import { sql } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { findSizes } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { checkNotice, type NoticeOutcome, type NoticeRequest } from '../rules/notice-outcome.ts';
import { noticeConfirmation } from './notice-mails.ts';
import { stockNotices } from './tables.ts';

export interface WantedNotice extends NoticeRequest {
  productId: number;
  sizeType: string;
  visitorId: number;
  /** A visitor without the cookie meets this limit. */
  caller: string;
}

/** Requests a day. */
const DAILY = { address: 10, visitor: 20, caller: 80 };

/** S1.10 */
export async function requestNotice(
  shop: Shop,
  wanted: WantedNotice,
): Promise<Exclude<NoticeOutcome, 'no-connection'>> {
  const wrong = checkNotice(wanted);
  if (wrong) return wrong;
  const size = await findSoldOut(shop, wanted.productId, sentSize(wanted.sizeType));
  if (!size) return 'not-added';
  const email = wanted.email.trim().toLowerCase();
  if (!(await isWithinLimits(shop, email, wanted))) return 'daily-limit';
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const values = {
      sizeId: size.id,
      visitorId: wanted.visitorId,
      email,
      phone: wanted.phone?.trim() ?? '',
      token: newToken(),
      createdAt: now,
    };
    const [added] = await tx
      .insert(stockNotices)
      .values(values)
      .onConflictDoUpdate({
        target: [stockNotices.sizeId, stockNotices.email],
        targetWhere: sql`notified_at is null and cancelled_at is null`,
        set: {
          // An empty phone does not remove an earlier one.
          phone: sql`coalesce(nullif(excluded.phone, ''), ${stockNotices.phone})`,
          // Another browser cannot take over a notice by typing its address.
          visitorId: sql`coalesce(${stockNotices.visitorId}, excluded.visitor_id)`,
        },
      })
      .returning({ id: stockNotices.id, token: stockNotices.token });
    // The email key prevents a second confirmation.
    if (added) await sendMail(tx, noticeConfirmation(shop, size, { ...added, email }), now);
  });
  return 'added';
}

async function findSoldOut(shop: Shop, productId: number, type: string) {
  if (!isRowId(productId)) return undefined;
  const [size] = await findSizes(shop.db, { productId, type });
  return size?.visible && sizeStatus(size) === 'disable' ? size : undefined;
}

function isWithinLimits(shop: Shop, email: string, { visitorId, caller }: WantedNotice): Promise<boolean> {
  const counted = [
    { key: `notice-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `notice-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
    { key: `notice-address:${mailboxKey(email)}`, limit: DAILY.address, seconds: DAY_S },
  ];
  return attemptAll(shop, counted, shop.now());
}
