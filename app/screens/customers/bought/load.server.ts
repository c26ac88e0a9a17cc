import type { RouterContextProvider } from 'react-router';
import { requireCustomer } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { canBuy } from '#rules/catalogue/products/saved-product.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import { getBasket, listSavedProducts } from '#shop/selling/basket/index.ts';
import { listBought } from '#shop/selling/orders/index.ts';

/** What the signed-in customer has bought before. */
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
    const { sizes: _, asksMore, ...product } = kept;
    const line = basket.lines.find((one) => one.productId === productId && one.size === type && one.additional === '');
    return [
      {
        product,
        size,
        number: quantity,
        parts: extras.parts ?? [],
        /** The form of several products says how much there shall be in the basket (contract 3.1). */
        setQuantity: Math.round(((line?.quantity ?? 0) + quantity) * 1000) / 1000,
        buyable: canBuy(size) && !asksMore,
        /** A bundle is bought with the parts of the last time. */
        bundled: canBuy(size) && (extras.parts?.length ?? 0) > 0,
        order: { link: orderLink(orderNumber), boughtAt: longDay(boughtAt) },
      },
    ];
  });
  return { rows, page, pages };
}

export type BoughtRow = Awaited<ReturnType<typeof loadBought>>['rows'][number];
