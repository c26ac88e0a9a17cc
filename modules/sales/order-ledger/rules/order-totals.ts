import { type Grosze, shareOut } from '#platform/money/rules/grosze.ts';
import { grossFromNet, netFromGross, type PriceType } from '#platform/money/rules/vat.ts';
import { type RebateEffect, takeRebate } from './rebate-effect.ts';

/** VAT of delivery and of the cost of a payment, in per mille, where the goods do not share one rate. */
const MIXED_GOODS_VAT_PERMILLE = 230;

export interface RatedLine {
  vatPermille: number;
  /** A gift card has no VAT rate that the delivery could follow. */
  isGiftCard?: boolean;
}

/** VAT of delivery and payment, in per mille: the common rate of all goods. */
export function serviceVat(lines: readonly RatedLine[]): number {
  const rates = new Set(lines.filter(({ isGiftCard }) => !isGiftCard).map(({ vatPermille }) => vatPermille));
  const [rate] = rates;
  return rates.size === 1 && rate !== undefined ? rate : MIXED_GOODS_VAT_PERMILLE;
}

export interface Amount {
  gross: Grosze;
  net: Grosze;
}

export interface OrderToSum {
  priceType: PriceType;
  lines: readonly (RatedLine & { worth: Amount })[];
  /** In the sequence of deduction. */
  rebates: readonly OrderRebate[];
  delivery: Grosze;
  payment: Grosze;
}

/** `covers` limits it to some lines. */
export type OrderRebate = RebateEffect & { covers?: readonly boolean[] };

export interface OrderTotals {
  goods: Amount;
  rebate: Amount;
  delivery: Amount;
  payment: Amount;
  /** VAT of delivery and payment. */
  serviceVatPermille: number;
  total: Amount;
  lines: Amount[];
  saved: Grosze[];
  rates: RateTotals[];
}

/**
 * The price type of the shop is exact: goods - rebate + delivery + payment = total, and VAT is computed once per rate on the sum, as on an
 * invoice. In the other type each part is rounded separately, and the rounding difference is not assigned to any part.
 */
export function orderTotals({ priceType, lines, rebates, delivery, payment }: OrderToSum): OrderTotals {
  let left = lines.map((line) => line.worth[priceType]);
  const saved: Grosze[] = [];
  for (const effect of rebates) {
    const covered = left.map((worth, index) => (effect.covers?.[index] === false ? 0 : worth));
    const taken = takeRebate(effect, sum(covered));
    const shares = shareOut(taken, covered);
    left = left.map((worth, index) => worth - (shares[index] ?? 0));
    saved.push(taken);
  }
  const freeShipping = rebates.some((effect) => effect.kind === 'free-shipping');
  const serviceVatPermille = serviceVat(lines);
  const costs = {
    delivery: serviceCost(freeShipping ? 0 : delivery, serviceVatPermille),
    payment: serviceCost(payment, serviceVatPermille),
  };
  const rated = lines.map(({ vatPermille }, index) => ({ vatPermille, amount: left[index] ?? 0 }));
  const services = [costs.delivery, costs.payment].map((cost) => ({
    vatPermille: serviceVatPermille,
    amount: cost[priceType],
  }));
  const rates = totalsByRate(priceType, [...rated, ...services]);
  const total = sumOfRates(rates);
  const goods = goodsAmount(
    priceType,
    lines.map(({ vatPermille, worth }) => ({ vatPermille, amount: worth[priceType] })),
  );
  const rest = goodsAmount(priceType, rated);
  return {
    goods,
    rebate: { gross: goods.gross - rest.gross, net: goods.net - rest.net },
    ...costs,
    serviceVatPermille,
    total,
    lines: rated.map((line) => goodsAmount(priceType, [line])),
    saved: saved.map((amount, index) =>
      rebates[index]?.kind === 'free-shipping' ? serviceCost(delivery, serviceVatPermille)[priceType] : amount,
    ),
    rates,
  };
}

function goodsAmount(priceType: PriceType, lines: readonly { vatPermille: number; amount: Grosze }[]): Amount {
  return sumOfRates(totalsByRate(priceType, lines));
}

export function sumOfRates(rates: readonly RateTotals[]): Amount {
  return { gross: sum(rates.map((rate) => rate.gross)), net: sum(rates.map((rate) => rate.net)) };
}

export function serviceCost(gross: Grosze, vatPermille: number): Amount {
  return { gross, net: netFromGross(gross, vatPermille) };
}

function sum(amounts: readonly Grosze[]): Grosze {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export interface RateTotals {
  vatPermille: number;
  gross: Grosze;
  net: Grosze;
  vat: Grosze;
}

/** Highest rate first; VAT is rounded once per rate. Amounts are in the given price type. */
export function totalsByRate(
  priceType: PriceType,
  amounts: readonly { vatPermille: number; amount: Grosze }[],
): RateTotals[] {
  const sums = new Map<number, Grosze>();
  for (const { vatPermille, amount } of amounts) sums.set(vatPermille, (sums.get(vatPermille) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => b - a)
    .map(([vatPermille, amount]) => {
      const gross = priceType === 'gross' ? amount : grossFromNet(amount, vatPermille);
      const net = priceType === 'net' ? amount : netFromGross(amount, vatPermille);
      return { vatPermille, gross, net, vat: gross - net };
    });
}

type SummedOrder = Pick<OrderTotals, 'payment' | 'serviceVatPermille' | 'rates'> & { priceType: PriceType };

/** The totals with another cost of payment. */
export function exchangePaymentCost(
  { priceType, payment, serviceVatPermille, rates }: SummedOrder,
  cost: Grosze,
): Pick<OrderTotals, 'payment' | 'total' | 'rates'> {
  const next: Amount = serviceCost(cost, serviceVatPermille);
  const exchanged = totalsByRate(priceType, [
    ...rates.map((rate) => ({ vatPermille: rate.vatPermille, amount: rate[priceType] })),
    { vatPermille: serviceVatPermille, amount: next[priceType] - payment[priceType] },
  ]);
  return { payment: next, total: sumOfRates(exchanged), rates: exchanged };
}
