import { and, eq, type SQL, sql } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
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
  /** Network address of whoever asks: whoever throws the cookie away meets a limit of its own. */
  caller: string;
}

/** Nobody's mailbox is filled through us, and no browser tries address after address. */
const DAILY = { address: 10, visitor: 20, caller: 80 };

/** Remembers that somebody waits for a sold-out size, and confirms it by mail (S1.10). Asking twice is waiting once. */
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
          // A number left later counts; leaving none does not take an earlier one away.
          phone: sql`coalesce(nullif(excluded.phone, ''), ${stockNotices.phone})`,
          // Nobody takes a notice from another browser by typing its address.
          visitorId: sql`coalesce(${stockNotices.visitorId}, excluded.visitor_id)`,
        },
      })
      .returning({ id: stockNotices.id, token: stockNotices.token });
    // The key keeps the second request from writing a second confirmation.
    if (added) await sendMail(tx, noticeConfirmation(shop, size, { ...added, email }), now);
  });
  return 'added';
}

async function findSoldOut(shop: Shop, productId: number, type: string) {
  if (!isRowId(productId)) return undefined;
  const [size] = await sizeWaitedFor(shop.db, and(eq(products.id, productId), eq(sizes.type, type), products.visible));
  return size && sizeStatus(size) === 'disable' ? size : undefined;
}

function isWithinLimits(shop: Shop, email: string, { visitorId, caller }: WantedNotice): Promise<boolean> {
  const counted = [
    { key: `notice-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `notice-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
    { key: `notice-address:${mailboxKey(email)}`, limit: DAILY.address, seconds: DAY_S },
  ];
  return attemptAll(shop, counted, shop.now());
}

/** What is known of a size when somebody waits for it: whether it can be bought, and how mails name it. */
export function sizeWaitedFor(db: Pick<Database, 'select'>, where: SQL | undefined) {
  return db
    .select({
      id: sizes.id,
      type: sizes.type,
      name: sizes.name,
      stock: sizes.stock,
      status: sizes.status,
      productId: products.id,
      productName: products.name,
      slug: products.slug,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(where);
}
