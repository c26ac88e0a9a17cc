import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { mayComplain } from '#modules/after-sale/claims/rules/purchase.ts';
import { snapQuantity } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { lineChoices } from '#modules/sales/basket/texts/line-details.ts';
import { freePieces } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { sendToFirstStep } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { type OwnOrder, seekOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** The lines of an order with what is left of each. */
export async function complainable(shop: Shop, order: OrderView) {
  const free = await freePieces(shop.db, order.id, 'complaint');
  return order.lines.map((line) => {
    const left = free.find(({ lineId }) => lineId === line.lineId)?.free ?? 0;
    const max = snapQuantity(left, line.step, 'down');
    const { lineId, name, photo, photoTone, step } = line;
    return {
      lineId,
      name,
      photo,
      photoTone,
      step,
      free: max,
      available: quantityWithUnit(max, line),
      details: lineChoices(line),
      bought: quantityWithUnit(line.quantity, line),
    };
  });
}

/** The order that is complained about; without one of their own a shopper is led to naming it. */
export async function findComplained(context: Readonly<RouterContextProvider>, url: URL): Promise<OwnOrder> {
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  if (!own) throw await sendToFirstStep(context, url, '/reklamacje');
  return own;
}

/** S2.77: what was bought, and how much of it can be complained about. */
export async function loadProducts(context: Readonly<RouterContextProvider>, url: URL) {
  const { order } = await findComplained(context, url);
  return {
    number: order.number,
    open: mayComplain(order.state),
    lines: await complainable(context.get(shopContext), order),
    /** One press of the button makes one complaint. */
    key: randomUUID() as string,
  };
}

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>;
