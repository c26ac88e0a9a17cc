import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { needsPhone } from '#rules/returns/method-obstacle.ts';
import { RETURN_METHODS, returnMethodId } from '#rules/returns/return-method.ts';
import { contactPhone } from '#shop/returns/index.ts';
import { returnsTexts } from '#texts/returns.ts';
import { findStep } from '../find-step.server.ts';

const texts = returnsTexts.method;

/** Step 3: ways of sending back with what each costs, and what was chosen before. */
export async function loadReturnMethod(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const { order, draft, customerId } = await findStep(context, url, 'method');
  const { phone, ofAccount } = await contactPhone(shop, order, customerId);
  return {
    orderNumber: order.number,
    method: draft?.method ?? null,
    fixedProducts: draft?.withdrawalId !== null,
    deliveryId: draft?.delivery?.id ?? '',
    parameterConfirmed: draft?.parameterConfirmed ?? false,
    ofAccount,
    methods: RETURN_METHODS.map((method) => ({
      ...{ method, id: returnMethodId(method), noPhone: needsPhone(method, phone) },
      deliveries: shop.settings.returnDeliveries
        .filter((delivery) => delivery.method === method)
        .map(({ id, name, cost }) => ({ id, name, cost: cost > 0 ? formatMoney(cost) : priceless(method) })),
    })).filter(({ deliveries }) => deliveries.length > 0),
  };
}

function priceless(method: (typeof RETURN_METHODS)[number]): string {
  return method === 'own' ? texts.own : texts.free;
}

export type ShownReturnMethod = Awaited<ReturnType<typeof loadReturnMethod>>;
