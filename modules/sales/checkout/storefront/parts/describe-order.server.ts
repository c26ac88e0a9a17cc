import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import type { BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import type { MethodRefusal } from '#modules/sales/payments/rules/judge-method.ts';
import type { PaymentMethod } from '#modules/sales/payments/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { netFromGross, type PriceType } from '#platform/money/rules/vat.ts';
import { courierFee } from '../../rules/delivery-ways.ts';
import type { OrderSummary } from '../../server/index.ts';
import * as orderDataTexts from '../../texts/data.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';

export interface OrderFigures {
  rows: { label: string; value: string }[];
  totalLabel: string;
  total: string;
}

/** With `shipping`, the cheapest delivery, a delivery that is free for any choice is shown before the choice. */
export function describeFigures(
  order: OrderSummary,
  priceType: PriceType,
  shipping: BasketView['shipping'] = null,
): OrderFigures {
  const { totals, points, cards, toPay } = order;
  const texts = orderDataTexts.figures;
  const paidByCards = cards.parts.reduce((sum, part) => sum + part.amount, 0);
  const rows = [{ label: priceTexts.sumOf(texts.goods, priceType), value: formatMoney(totals.goods[priceType]) }];
  const add = (label: string, value: string) => rows.push({ label, value });
  const addSum = (label: string, value: string) => add(priceTexts.sumOf(label, priceType), value);
  if (totals.rebate[priceType] > 0) addSum(texts.rebate, `−${formatMoney(totals.rebate[priceType])}`);
  const delivery = estimateDelivery(order, shipping, priceType);
  const lacksDelivery = delivery.kind === 'from' || delivery.kind === 'unknown';
  if (lacksDelivery) add(texts.delivery, texts.notChosen);
  else if (delivery.kind === 'known') {
    const fee = courierFeeIn(order, priceType);
    const cost = delivery.cost - fee;
    if (cost === 0) add(texts.delivery, orderDataTexts.free);
    else addSum(texts.delivery, formatMoney(cost));
    if (fee > 0) addSum(texts.onDelivery, formatMoney(fee));
  }
  if (totals.payment[priceType] > 0) addSum(texts.payment, formatMoney(totals.payment[priceType]));
  const vat = totals.total.gross - totals.total[priceType];
  if (vat > 0) add(texts.vat, formatMoney(vat));
  if (paidByCards > 0) add(texts.cards, `−${formatMoney(paidByCards)}`);
  if (points.paid > 0) add(texts.points, `−${formatMoney(points.paid)}`);
  if (points.needed > 0) add(texts.neededPoints, formatPoints(points.needed));
  const totalLabel = lacksDelivery ? texts.withoutDelivery : texts.total;
  return { rows, totalLabel, total: formatMoney(toPay) };
}

/** Until a courier is chosen the cheapest one is the estimate; there may be none for such a basket. */
export function estimateDelivery(
  { needsDelivery, delivery, totals }: OrderSummary,
  shipping: BasketView['shipping'],
  priceType: PriceType,
): { kind: 'none' | 'known' | 'from' | 'unknown'; cost: Grosze } {
  if (!needsDelivery) return { kind: 'none', cost: 0 };
  if (delivery.chosen) return { kind: 'known', cost: totals.delivery[priceType] };
  if (!shipping) return { kind: 'unknown', cost: 0 };
  const cost = shipping[priceType];
  return { kind: cost === 0 ? 'known' : 'from', cost };
}

/** With the amount paid and the rest, or the reason why a card cannot be used. */
export function describeCards({ parts, refused }: OrderSummary['cards']) {
  const texts = orderSummaryTexts.partial;
  return [
    ...parts.map(({ card: { cardId, ending, balance }, amount }) => ({
      id: cardId,
      text: texts.card({ ending, pays: formatMoney(amount), left: formatMoney(balance - amount) }),
    })),
    ...refused.map(({ cardId, ending }) => ({ id: cardId, text: texts.refused(ending) })),
  ];
}

/** The surcharge for paying the courier, as far as the delivery costs anything. */
export function courierFeeIn({ delivery, totals }: OrderSummary, priceType: PriceType): Grosze {
  const fee = courierFee(delivery.chosen, delivery.options);
  const shown = priceType === 'gross' ? fee : netFromGross(fee, totals.serviceVatPermille);
  return Math.min(shown, totals.delivery[priceType]);
}

type OrderedLine = OrderSummary['goods']['lines'][number]['line'];

export function describeWorth({ forPoints, points, worth }: OrderedLine, priceType: PriceType): string {
  return forPoints ? formatPoints(points) : priceTexts.amountOf(formatMoney(worth[priceType]), priceType);
}

export function describeMissed({ goods }: OrderSummary) {
  return goods.missed.map(({ line, why }) => ({
    id: line.lineId,
    name: line.name || basketScreenTexts.withdrawnName,
    reason: basketScreenTexts.obstacle(why, line) ?? '',
  }));
}

export type MissedLines = ReturnType<typeof describeMissed>;

type Limits = Pick<PaymentMethod, 'minimum' | 'maximum' | 'maxPieces'>;

/** S8.37: with the limit that is exceeded. */
export function describeRefusal(refusal: MethodRefusal, { minimum, maximum, maxPieces }: Limits): string {
  return paymentTexts.methodRefusal(refusal, {
    minimum: formatMoney(minimum ?? 0),
    maximum: formatMoney(maximum ?? 0),
    pieces: String(maxPieces ?? 0),
  });
}
