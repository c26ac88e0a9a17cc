import type { RouterContextProvider } from 'react-router';
import { needsPhone, returnMethodId } from '#modules/after-sale/claims/rules/return-method.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { RETURN_METHODS, type ReturnDelivery } from '#platform/settings/rules/setting-values.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { contactPhone } from '../../server/index.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import { describeDraftWith, describeMoney } from '../describe-draft.server.ts';
import { findStep } from '../find-step.server.ts';

/** Step 3: ways of sending back with what each costs, and what was chosen before. */
export async function loadReturnMethod(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const { order, draft, customerId } = await findStep(context, url, 'method');
  const { phone, ofAccount } = await contactPhone(shop, order, customerId);
  const moneyAfter = await describeMoney(shop, order, draft);
  return {
    orderNumber: order.number,
    draft: describeDraftWith(moneyAfter, draft),
    method: draft?.method ?? null,
    fixedProducts: draft?.withdrawalId !== null,
    deliveryId: draft?.delivery?.id ?? '',
    parameterConfirmed: draft?.parameterConfirmed ?? false,
    ofAccount,
    /** While no carrier is chosen. */
    moneyBefore: moneyAfter(0),
    methods: RETURN_METHODS.map((method) => {
      const deliveries = shop.settings.returnDeliveries.filter((delivery) => delivery.method === method);
      return {
        method,
        id: returnMethodId(method),
        noPhone: needsPhone(method, phone),
        cost: leastCost(deliveries),
        deliveries: deliveries.map((delivery) => ({
          id: delivery.id,
          name: delivery.name,
          cost: costOf(delivery),
          money: moneyAfter(delivery.cost),
        })),
      };
    }).filter(({ deliveries }) => deliveries.length > 0),
  };
}

function costOf({ method, cost }: ReturnDelivery): string {
  if (cost > 0) return formatMoney(cost);
  return method === 'own' ? returnsMethodTexts.own : returnsMethodTexts.free;
}

function leastCost(deliveries: readonly ReturnDelivery[]): string {
  const [cheapest, ...others] = deliveries.toSorted((one, other) => one.cost - other.cost);
  if (!cheapest) return '';
  return others.some(({ cost }) => cost > cheapest.cost)
    ? returnsMethodTexts.from(formatMoney(cheapest.cost))
    : costOf(cheapest);
}

export type ShownReturnMethod = Awaited<ReturnType<typeof loadReturnMethod>>;
