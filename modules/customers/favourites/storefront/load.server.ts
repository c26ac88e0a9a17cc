import { data, type RouterContextProvider } from 'react-router';
import { quantityLimits } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { canBuy } from '#modules/catalogue/products/rules/saved-product.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { getWatching, setWatching } from '#modules/customers/price-alerts/server/index.ts';
import { outcomeTone } from '#modules/sales/basket/rules/line-outcome.ts';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { takeOutcomeNote } from '#modules/sales/basket/storefront/change/take-outcome-note.server.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { listFavourites } from '../server/index.ts';

export async function loadFavourites(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const favourites = shopper ? await listFavourites(shop, shopper.visitorId) : [];
  const { outcomes, headers } = takeOutcomeNote(context);
  const found = await listSavedProducts(
    shop,
    [...favourites, ...outcomes].map(({ productId }) => productId),
  );
  const notices = outcomes.map((outcome) => ({
    kind: outcomeTone(outcome.code),
    text: basketTexts.outcome(outcome, found.get(outcome.productId)),
  }));
  const items = favourites.flatMap(({ productId, size: kept }) => {
    const product = found.get(productId);
    if (!product) return [];
    const { sizes, requestsMore, ...rest } = product;
    const size = sizes.find(({ type }) => type === kept) ?? (sizes.length === 1 ? (sizes[0] ?? null) : null);
    return [
      {
        product: rest,
        kept,
        size,
        requestsMore,
        /** Empty when a size is chosen. */
        sizes: size ? [] : sizes.map(({ type, name, price, availability }) => ({ type, name, price, availability })),
        cheapest: size ?? sizes.toSorted((a, b) => a.price - b.price)[0] ?? null,
        buyable: !requestsMore && (size ? canBuy(size) : sizes.some(canBuy)),
        number: size ? quantityLimits(size.facts).min : 1,
      },
    ];
  });
  const customerId = shopper?.customerId ?? null;
  const watching = customerId === null ? null : await getWatching(shop, customerId);
  return data({ items, notices, watching }, { headers });
}

export type ShownFavourites = Awaited<ReturnType<typeof loadFavourites>>['data'];
export type ShownFavourite = ShownFavourites['items'][number];

export async function receiveWatching(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shopper = await findShopper(context);
  if (shopper?.customerId != null) {
    await setWatching(context.get(shopContext), shopper.customerId, form.get('watch') === 'on');
  }
  return null;
}
