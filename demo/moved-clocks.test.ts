import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/models.ts';
import { demoOrders } from '#demo/content/orders.ts';
import { demoGiftCards, demoRebates } from '#demo/content/rebates.ts';
import { orderRows, type SoldSize } from '#demo/rows/order-rows.ts';
import { type Clock, clockAt, sizeRows } from '#demo/rows/size-rows.ts';
import { orderReturnObstacle } from '#modules/after-sale/returns/rules/return-obstacle.ts';
import { lowestBeforeReduction } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { isInTime, withdrawalDeadline } from '#modules/sales/order-ledger/rules/withdrawal-deadline.ts';
import { judgeCard } from '#modules/sales/payments/rules/judge-card.ts';
import { judgeRebate } from '#modules/sales/rebates/rules/judge-rebate.ts';
import { MOMENTS } from '#platform/testing/moments.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';

/** The demo's own days of return (X.13). */
const returnDays = 30;
const place = { id: 0, code: '', name: '', street: '', zipcode: '', city: '', openingHours: '' };

/** A size of every product; the dates of an order need no more of it than the type. */
const sold = demoProducts.map(
  ({ id, name, code, type = 'product' }): SoldSize => ({
    productId: id,
    sizeId: id,
    sizeType: 'uniw',
    sizeName: '',
    name,
    versionName: null,
    code,
    type,
    photo: null,
    photoTone: null,
    unit: 'szt.',
    unitPlural: 'szt.',
    vatPermille: 230,
    unitSellby: 1,
    unitPrecision: 0,
    withdrawalBar: null,
    price: 100,
    subscriptionRebatePercent: 0,
    pointsReceived: 0,
  }),
);

/** Actions that an order still allows. */
function orderFacts(clock: Clock, now: Date) {
  return demoOrders.map((demo) => {
    const { order, lines } = orderRows(demo, sold, { locker: place, shop: place }, clock);
    const deliveredAt = lines[0]?.deliveredAt ?? null;
    const deadline = withdrawalDeadline({
      type: lines[0]?.type ?? '',
      placedAt: order.placedAt,
      lastDeliveredAt: deliveredAt,
      informed: true,
    });
    return {
      number: order.number,
      mayReturn: orderReturnObstacle({ state: demo.state, deliveredAt }, { returnDays, now }),
      mayWithdraw: isInTime(deadline, now),
    };
  });
}

function codeFacts(clock: Clock, now: Date) {
  const around = { worth: 1_000_00, usedBefore: false, others: [], now };
  return demoRebates(clock).map((rebate) => {
    const facts = {
      source: rebate.source ?? 'code',
      minimumWorth: rebate.minimumWorth ?? null,
      startsAt: rebate.startsAt ?? null,
      endsAt: rebate.endsAt ?? null,
      maxUses: rebate.maxUses ?? null,
      uses: rebate.uses ?? 0,
      oncePerCustomer: rebate.oncePerCustomer ?? false,
      combinable: rebate.combinable ?? false,
      blocked: rebate.blocked ?? false,
      deleted: rebate.deleted ?? false,
    };
    return [rebate.code, judgeRebate(facts, around).kind];
  });
}

function cardFacts(clock: Clock, now: Date) {
  return demoGiftCards(clock, '').map(({ number, foreign = false, blocked = false, balance, expiresAt = null }) => [
    number,
    judgeCard({ foreign, blocked, balance, expiresAt }, now),
  ]);
}

/** The lowest price before each reduction, and whether it has begun. */
function priceFacts(clock: Clock, now: Date) {
  const { sizes, history } = sizeRows(demoProducts, clock);
  return sizes.flatMap(({ id, reducedSince }) => {
    if (!reducedSince) return [];
    const changes = history
      .filter(({ sizeId }) => sizeId === id)
      .map(({ price, since }) => ({ price, since: since.getTime() }));
    return [[id, lowestBeforeReduction(changes, reducedSince.getTime()), reducedSince < now]];
  });
}

function factsAt(filled: Date, seen: Date) {
  const clock = clockAt(filled);
  return {
    orders: orderFacts(clock, seen),
    codes: codeFacts(clock, seen),
    cards: cardFacts(clock, seen),
    prices: priceFacts(clock, seen),
  };
}

const noon = new Date('2027-06-09T10:00:00Z');
const expected = factsAt(noon, noon);

describe('the demo shop shows the same whenever it is filled', () => {
  it.each(Object.entries(MOMENTS))('%s, and for a day after', (_, text) => {
    const moment = new Date(text);
    expect(factsAt(moment, moment)).toEqual(expected);
    expect(factsAt(moment, new Date(moment.getTime() + DAY_MS))).toEqual(expected);
  });

  it('has an order within the days of return but past those of withdrawal, and one within both', () => {
    const permissions = expected.orders.map(({ mayReturn, mayWithdraw }) => `${mayReturn} ${mayWithdraw}`);
    expect(permissions).toContain('null false');
    expect(permissions).toContain('null true');
  });
});
