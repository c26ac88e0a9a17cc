import { attemptAll } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { productRequestMail } from './product-request-mail.ts';
import { productRequests } from './tables.ts';

interface ProductRequest {
  product: string;
  details: string;
  email: string;
  visitorId: number;
  /** A visitor without the cookie meets this limit. */
  caller: string;
}

const DAILY = { visitor: 10, caller: 40 };

export async function requestProduct(shop: Shop, wanted: ProductRequest): Promise<'sent' | 'daily-limit'> {
  const { visitorId, caller, ...request } = wanted;
  const now = shop.now();
  const counted = [
    { key: `product-request-visitor:${visitorId}`, limit: DAILY.visitor, seconds: DAY_S },
    { key: `product-request-caller:${caller}`, limit: DAILY.caller, seconds: DAY_S },
  ];
  if (!(await attemptAll(shop, counted, now))) return 'daily-limit';
  await shop.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(productRequests)
      .values({ ...request, createdAt: now })
      .returning({ id: productRequests.id });
    if (kept) await sendMail(tx, productRequestMail(shop, { ...request, id: kept.id }), now);
  });
  return 'sent';
}
