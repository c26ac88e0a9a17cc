import type { RouterContextProvider } from 'react-router';
import { canBuy } from '#modules/catalogue/products/rules/saved-product.ts';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import { getBasket, listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { listBought } from '../../server/index.ts';

export async function loadBought(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const visitor = await context.get(visitorContext).find();
  const { bought, page, pages } = await listBought(shop, customerId, Number(url.searchParams.get('strona')));
  const [found, basket] = await Promise.all([
    listSavedProducts(
      shop,
      bought.map(({ productId }) => productId),
    ),
    getBasket(shop, visitor?.id ?? null),
  ]);
  const rows = bought.flatMap(({ productId, size: type, quantity, extras, orderNumber, boughtAt }) => {
    const kept = found.get(productId);
    const size = kept?.sizes.find((one) => one.type === type);
    if (!kept || !size) return [];
    const { sizes: _, requestsMore, ...product } = kept;
    const line = basket.lines.find((one) => one.productId === productId && one.size === type && one.additional === '');
    return [
      {
        product,
        size,
        number: quantity,
        parts: extras.parts ?? [],
        /** A form of several products sets the quantity in the basket (contract 3.1). */
        setQuantity: Math.round(((line?.quantity ?? 0) + quantity) * 1000) / 1000,
        buyable: canBuy(size) && !requestsMore,
        /** A bundle is bought with the same parts as before. */
        bundled: canBuy(size) && (extras.parts?.length ?? 0) > 0,
        order: { link: orderLink(orderNumber), boughtAt: longDay(boughtAt) },
      },
    ];
  });
  return { rows, page, pages };
}

export type BoughtRow = Awaited<ReturnType<typeof loadBought>>['rows'][number];
