import { type RouterContextProvider, redirect } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { findPoint } from '#modules/sales/delivery/server/index.ts';
import { parseOrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { isClientNumber } from '../../rules/check-order-data.ts';
import { getOrderSummary, saveOrderData } from '../../server/index.ts';
import * as pickupPointTexts from '../../texts/pickup-point.ts';

export interface PointAnswer {
  problem?: string;
  numberProblem?: string;
}

export async function receivePoint(request: Request, context: Readonly<RouterContextProvider>): Promise<PointAnswer> {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const { delivery } = await getOrderSummary(shop, shopper);
  const courier = delivery.chosen;
  if (!courier?.needsPoint) throw redirect('/zamowienie/dane');
  const form = await request.formData().catch(() => new FormData());
  const sent = form.get('point');
  const clientNumber = String(form.get('client_courier_number') ?? '');
  // Stored even when something else is missing.
  if (courier.requestsClientNumber) await saveOrderData(shop, shopper, { clientNumber });
  const place = parseOrderPlace(form.get('leave'));
  if (place) throw redirect(place);
  if (typeof sent !== 'string' || sent === '') {
    return { problem: courier.kind === 'post' ? pickupPointTexts.noPostOffice : pickupPointTexts.notChosen };
  }
  const point = /^\d{1,9}$/.test(sent) ? await findPoint(shop.db, Number(sent)) : null;
  const servesPayment = courier.prepaid === 'prepaid' || point?.cashOnDelivery;
  if (!point || point.courierId !== courier.courierId || !servesPayment) return { problem: pickupPointTexts.refresh };
  await saveOrderData(shop, shopper, { pickupPointId: point.id });
  if (courier.requestsClientNumber && !isClientNumber(clientNumber))
    return { numberProblem: pickupPointTexts.noClientNumber };
  throw redirect('/zamowienie/podsumowanie');
}
