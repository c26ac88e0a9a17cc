import { type RouterContextProvider, redirect } from 'react-router';
import { describeFigures } from '#app/features/selling/order/describe-order.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import { listBasketExpress } from '#shop/selling/express/index.ts';
import { getOrderSummary } from '#shop/selling/orders/index.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { lineDetails } from '#texts/selling/line-details.ts';
import { notFound } from '../../../not-found.server.ts';

/** The visitor's whole basket as the express checkout would take it. Personal: never kept. */
export async function loadBasketExpress(context: Readonly<RouterContextProvider>, provider: string) {
  const shop = context.get(shopContext);
  const button = (await listBasketExpress(shop)).find(({ id }) => id === provider);
  if (!button) throw notFound();
  const shopper = await findShopper(context);
  const order = shopper && (await getOrderSummary(shop, shopper));
  if (!order || order.goods.lines.length === 0) throw redirect('/koszyk');
  return {
    provider: button.name,
    lines: order.goods.lines.map(({ line }) => ({
      id: line.lineId,
      name: line.name,
      details: lineDetails(line, shop.settings),
      quantity: quantityWithUnit(line.quantity, line),
    })),
    figures: describeFigures(order, shop.settings.priceType),
  };
}
