import { attempt } from '../limits/index.ts';
import { productRequestMail, sendMail } from '../mail/index.ts';
import type { Shop } from '../shop.ts';
import { productRequests } from './tables.ts';

interface ProductRequest {
  product: string;
  details: string;
  email: string;
  visitorId: number;
}

const DAY = 24 * 60 * 60;
const DAILY_BY_VISITOR = 10;

/** Keeps the question and hands it to the shop by mail; the answer goes to the shopper's own address. */
export async function askForProduct(shop: Shop, wanted: ProductRequest): Promise<'sent' | 'daily-limit'> {
  const { visitorId, ...request } = wanted;
  const now = shop.now();
  const limit = { key: `product-request-visitor:${visitorId}`, limit: DAILY_BY_VISITOR, seconds: DAY };
  if (!(await attempt(shop, limit, now)).allowed) return 'daily-limit';
  await shop.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(productRequests)
      .values({ ...request, createdAt: now })
      .returning({ id: productRequests.id });
    if (kept) await sendMail(tx, productRequestMail(shop, { ...request, id: kept.id }), now);
  });
  return 'sent';
}
