import { canBuy } from '#modules/catalogue/products/rules/saved-product.ts';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { getPoints, listPointsProducts } from '#modules/sales/loyalty/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as rebatesScreenTexts from '../texts/storefront.ts';

const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeZone: 'Europe/Warsaw' });

/** Balance, products for points and history (S6.02). */
export async function describePoints(shop: Shop, customerId: number | null) {
  const account = customerId === null ? null : await getPoints(shop, customerId);
  const ids = await listPointsProducts(shop);
  const found = await listSavedProducts(shop, ids);
  const products = ids.flatMap((id) => {
    const product = found.get(id);
    const size = product?.sizes.find((one) => one.points > 0 && (canBuy(one) || one.availability === 'points-only'));
    if (!product || !size) return [];
    const { productId, name, link, photo, photoTone, photoFocus, sizes } = product;
    return [
      {
        productId,
        name,
        link,
        photo,
        photoTone,
        photoFocus,
        size: size.type,
        points: size.points,
        /** Otherwise the product page asks for a choice. */
        direct: sizes.length === 1 && !product.requestsMore,
        missing: account ? Math.max(0, size.points - account.balance) : 0,
      },
    ];
  });
  return {
    balance: account?.balance ?? null,
    worth: shop.settings.pointWorth,
    products,
    history: (account?.entries ?? []).map(({ change, reason, note, at }, index) => ({
      id: index,
      at: day.format(at),
      what: [rebatesScreenTexts.points.reasons[reason], note].filter(Boolean).join(': '),
      change: rebatesScreenTexts.points.changeOf(change),
      gained: change > 0,
    })),
  };
}

export type ShownPoints = Awaited<ReturnType<typeof describePoints>>;
