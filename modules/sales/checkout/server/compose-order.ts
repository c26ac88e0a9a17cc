import { isDigitalContent } from '#modules/catalogue/products/rules/digital-kind.ts';
import { pointsEarned } from '#modules/sales/basket/server/index.ts';
import { arrivalOf } from '#modules/sales/delivery/server/index.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { type OrderTotals, orderTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { paidByPoints, pointsFor } from '#modules/sales/payments/rules/money-to-come.ts';
import {
  type CardParts,
  judgeMethods,
  type OfferedMethod,
  type PaymentMethod,
  shareOut,
} from '#modules/sales/payments/server/index.ts';
import {
  type BasketRebates,
  type ChosenGift,
  judgeGift,
  judgeRebates,
  paysDelivery,
} from '#modules/sales/rebates/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { checkOrderData, type OrderProblem } from '../rules/check-order-data.ts';
import { promisedDay } from '../rules/delivery-ways.ts';
import { chooseDelivery, type OrderDelivery } from './order-delivery.ts';
import type { OrderFacts } from './order-facts.ts';
import { type OrderGoods, orderGoods, parcelOf, takes, toRatedLines, toSentGoods } from './order-goods.ts';

export interface ComposedOrder {
  data: OrderData;
  goods: OrderGoods;
  gift: ChosenGift;
  rebates: BasketRebates;
  needsDelivery: boolean;
  delivery: OrderDelivery;
  /** X.52: `YYYY-MM-DD`; null when nothing is sent, or the day is unknown. */
  promisedDay: string | null;
  methods: OfferedMethod[];
  /** Payment to the courier, whichever side is chosen; null where it is not possible. */
  onDelivery: OfferedMethod | null;
  method: PaymentMethod | null;
  totals: OrderTotals;
  cards: CardParts;
  points: {
    balance: number | null;
    /** For products bought with points. */
    needed: number;
    /** For a part of the money. */
    spent: number;
    paid: Grosze;
    earned: number;
  };
  toPay: Grosze;
  problems: OrderProblem[];
}

export function composeOrder(
  shop: Shop,
  facts: OrderFacts,
  { data, now }: { data: OrderData; now: Date },
): ComposedOrder {
  const { priceType } = shop.settings;
  const goods = orderGoods(facts.candidates, facts.parts);
  const worth = { gross: sum(goods.lines, (l) => l.line.worth.gross), net: sum(goods.lines, (l) => l.line.worth.net) };
  const types = goods.lines.map(({ line }) => line.type);
  const gift = takeGift(goods, judgeGift(facts.gift, { worth: worth[priceType], types }, now));
  const rebates = judgeRebates(facts.rebates, worth[priceType], now);
  const { isSent: needsDelivery, ...parcel } = parcelOf(goods);
  const delivery = chooseDelivery(facts.delivery, data, { ...parcel, isFree: paysDelivery(rebates) });
  const courier = needsDelivery ? delivery.chosen : null;
  const { closedDays } = facts;
  const arrives = courier && arrivalOf(shop, toSentGoods(goods), { courier, now, closedDays });
  const totalled = (payment: Grosze) =>
    orderTotals({
      priceType,
      lines: toRatedLines(goods),
      rebates: rebates.applied.map(({ effect, productIds }) => ({
        ...effect,
        covers: coveredLines(goods, productIds),
      })),
      delivery: courier ? courier.cost + courier.paidByCode : 0,
      payment,
    });
  const before = totalled(0).total.gross;
  const { balance } = facts;
  const needed = sum(goods.lines, ({ line }) => line.points);
  // Entered before signing out: a guest has no points, and no field to remove them.
  const offered = balance === null ? 0 : data.points;
  const cardsBefore = shareOut(facts.cards, before, now);
  const left = before - sum(cardsBefore.parts, (part) => part.amount);
  const { pointWorth } = shop.settings;
  const paidFor = {
    amount: Math.max(0, left - paidByPoints(offered, left, pointWorth)),
    pieces: sum(goods.lines, ({ line }) => line.quantity),
    types,
    pointsWorth: balance === null ? null : Math.max(0, balance - needed) * pointWorth,
  };
  const methods = judgeMethods(shop, facts.methods, { ...paidFor, prepaid: data.prepaid });
  const [byCourier = null] = judgeMethods(shop, facts.methods, { ...paidFor, prepaid: false });
  const onDelivery = needsDelivery ? byCourier : null;
  const wanted = data.prepaid ? methods.find(({ method }) => method.id === data.paymentMethodId) : onDelivery;
  const method = wanted && !wanted.refusal ? wanted.method : null;
  const totals = totalled(method?.cost ?? 0);
  const cards = shareOut(facts.cards, totals.total.gross, now);
  const afterCards = totals.total.gross - sum(cards.parts, (part) => part.amount);
  const paid = paidByPoints(offered, afterCards, pointWorth);
  const points = {
    balance,
    needed,
    paid,
    spent: pointsFor(paid, pointWorth),
    earned: sum(goods.lines, ({ line, sale }) => pointsEarned(sale, line)),
  };
  const toPay = afterCards - paid;
  const problems = findProblems({ data, goods, delivery, needsDelivery, method, cards, points, toPay });
  return {
    data,
    goods,
    gift,
    rebates,
    needsDelivery,
    delivery,
    promisedDay: promisedDay(arrives, now),
    methods,
    onDelivery,
    method,
    totals,
    cards,
    points,
    toPay,
    problems,
  };
}

type Findings = Pick<
  ComposedOrder,
  'data' | 'goods' | 'delivery' | 'needsDelivery' | 'method' | 'cards' | 'points' | 'toPay'
>;

function findProblems(found: Findings): OrderProblem[] {
  const { data, goods, delivery, needsDelivery, method, cards, points, toPay } = found;
  const types = goods.lines.map(({ line }) => line.type);
  // Goods by email have no courier to pay.
  const paysNone = toPay > 0 && !needsDelivery && !data.prepaid;
  const hasVirtual = goods.lines.some(({ sale }) => isDigitalContent(sale));
  const problems = checkOrderData(
    // Payment on delivery is chosen with the courier.
    { ...data, paymentMethodId: method?.id ?? data.paymentMethodId },
    {
      needsDelivery,
      courier: delivery.chosen,
      paid: toPay === 0 || paysNone,
      hasVirtual,
      hasService: types.includes('product_service'),
    },
  );
  const say = (field: OrderProblem['field'], code: OrderProblem['code']) => problems.push({ field, code });
  if (goods.lines.length === 0) say('basket', 'missing');
  if (needsDelivery && delivery.wrongPlace)
    say(delivery.chosen?.kind === 'pickup' ? 'location' : 'pickupPoint', 'wrong');
  if (needsDelivery && delivery.refusal) say('courier', delivery.refusal === 'failed' ? 'failed' : 'wrong');
  if (paysNone || (toPay > 0 && data.paymentMethodId !== null && !method)) say('payment', 'wrong');
  if (cards.refused.length > 0) say('cards', 'wrong');
  const wantedPoints = points.needed + points.spent;
  if (wantedPoints > 0 && (points.balance === null || points.balance < wantedPoints)) say('points', 'wrong');
  return problems;
}

/** A gift card is money: a rebate would count again on what it buys. */
function coveredLines({ lines }: OrderGoods, productIds: readonly number[] | null): boolean[] | undefined {
  if (!productIds && lines.every(({ sale }) => sale.digital !== 'gift-card')) return undefined;
  return lines.map(
    ({ line, sale }) => sale.digital !== 'gift-card' && (!productIds || productIds.includes(line.productId)),
  );
}

/** From the same stock, after everything that is paid for. */
function takeGift(goods: OrderGoods, gift: ChosenGift): ChosenGift {
  if (gift.kind !== 'chosen' || takes(goods.demand, [{ sale: gift.sale, quantity: 1 }], 1)) return gift;
  return { kind: 'lost', name: gift.sale.name, reason: 'sold-out' };
}

function sum<Item>(items: readonly Item[], part: (item: Item) => number): number {
  return items.reduce((total, item) => total + part(item), 0);
}
