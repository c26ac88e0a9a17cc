import { type RouterContextProvider, redirect } from 'react-router';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import { getBasketWithDelivery, getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { describeFigures } from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { listBasketExpress } from '../server/index.ts';

/** The visitor's whole basket. Personal, so never cached. */
export async function loadBasketExpress(context: Readonly<RouterContextProvider>, provider: string) {
  const shop = context.get(shopContext);
  const button = (await listBasketExpress(shop)).find(({ id }) => id === provider);
  if (!button) throw notFound();
  const shopper = await findShopper(context);
  const order = shopper && (await getOrderSummary(shop, shopper));
  if (!order || order.goods.lines.length === 0) throw redirect('/koszyk');
  const { shipping } = await getBasketWithDelivery(shop, shopper);
  return {
    provider: button.name,
    lines: order.goods.lines.map(({ line }) => ({
      id: line.lineId,
      name: line.name,
      details: lineDetails(line, shop.settings),
      quantity: quantityWithUnit(line.quantity, line),
    })),
    figures: describeFigures(order, shop.settings.priceType, shipping),
  };
}
