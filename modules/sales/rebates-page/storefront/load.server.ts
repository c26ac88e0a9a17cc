import type { RouterContextProvider } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { getBasketWithDelivery, getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { describeCards } from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import { getRebateOffers, listGifts, type RebateOffer } from '#modules/sales/rebates/server/index.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import * as texts from '../texts/storefront.ts';
import { describePoints } from './describe-points.server.ts';

/** Rebates, thresholds and points, as this visitor has them (S2.61). */
export async function loadRebates(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const customerId = shopper?.customerId ?? null;
  const [offers, basket, gifts, given, points] = await Promise.all([
    getRebateOffers(shop, customerId),
    getBasketWithDelivery(shop, shopper),
    listGifts(shop, shopper?.visitorId ?? null),
    shopper ? loadGivenRebates(shop, shopper) : { applied: [], refused: [], cards: [] },
    describePoints(shop, customerId),
  ]);
  return {
    signedIn: customerId !== null,
    given,
    own: offers.filter((offer) => offer.own).map(describeOffer),
    current: offers.filter((offer) => !offer.own).map(describeOffer),
    freeShippingFrom: basket.freeShippingFrom,
    gifts: gifts.map(({ giftId, name, link, minimumWorth }) => ({ giftId, name, link, minimumWorth })),
    points,
  };
}

/** Codes and cards entered before. */
async function loadGivenRebates(shop: Shop, shopper: NonNullable<Awaited<ReturnType<typeof findShopper>>>) {
  const { rebates, cards } = await getOrderSummary(shop, shopper);
  return {
    cards: describeCards(cards),
    applied: rebates.applied.map(({ code, name }) => ({ code, name })),
    refused: rebates.refused.map(({ code, name, verdict }) => ({ code, name, text: rebateTexts.verdict(verdict) })),
  };
}

export type ShownRebates = Awaited<ReturnType<typeof loadRebates>>;
export type ShownOffer = ShownRebates['own'][number];

export function describeOffer({ id, code, name, source, effect, minimumWorth, endsAt, verdict }: RebateOffer) {
  const good = verdict.kind === 'ok';
  return {
    id,
    code,
    name,
    source,
    good,
    value: texts.value(effect),
    badge: source === 'card' ? texts.own.cardBadge(verdict) : undefined,
    terms: [
      ...(minimumWorth === null ? [] : [texts.from(minimumWorth)]),
      ...(good && endsAt ? [texts.until(longDay(endsAt))] : []),
      ...(good ? [] : [refusalText(source, verdict)]),
    ],
  };
}

function refusalText(source: RebateOffer['source'], verdict: RebateOffer['verdict']): string {
  const isCard = source === 'card' && verdict.kind === 'expired';
  return isCard ? texts.own.cardExpired(longDay(verdict.endsAt)) : rebateTexts.verdict(verdict);
}
