import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { sizeLine } from '#modules/catalogue/products/texts/options.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import { allowedIntents } from '../rules/subscription.ts';
import { listSubscriptions, type SubscriptionAccess, type SubscriptionView } from '../server/index.ts';
import * as texts from '../texts/storefront.ts';

/** Subscriptions in words: what comes, how often, when next and for how much, and what can be changed. */
export async function describeSubscriptions(shop: Shop, access: Exclude<SubscriptionAccess, 'staff'>) {
  const today = warsawDay(shop.now());
  return (await listSubscriptions(shop, access)).map((subscription) =>
    describe(subscription, today, shop.settings.priceType),
  );
}

function describe(subscription: SubscriptionView, today: Day, priceType: PriceType) {
  const { id, name, photo, photoTone, state, days, orderNumber } = subscription;
  const { size, sizeName, quantity } = subscription;
  const which = size === UNIVERSAL_SIZE || sizeName === '' ? [] : [sizeLine(sizeName)];
  return {
    id,
    name,
    photo,
    photoTone,
    state,
    nextOn: subscription.nextOn,
    facts: [texts.interval(days), ...which, quantityWithUnit(quantity, subscription)],
    next: describeNext(subscription, today, priceType),
    order: { text: texts.firstOrder(orderNumber), link: orderLink(orderNumber) },
    intents: allowedIntents(state),
  };
}

function describeNext({ price, ...subscription }: SubscriptionView, today: Day, priceType: PriceType): string[] {
  const { state } = subscription;
  if (state === 'stopped') return [];
  if (state === 'paused') return [texts.paused];
  return [texts.next(subscription, today), price === null ? texts.notOffered : texts.price(price, priceType)];
}

export type ShownSubscription = ReturnType<typeof describe>;
