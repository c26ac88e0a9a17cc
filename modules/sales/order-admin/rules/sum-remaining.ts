import {
  type Amount,
  type RateTotals,
  sumOfRates,
  totalsByRate,
} from '#modules/sales/order-ledger/rules/order-totals.ts';
import { lineRefund } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { grossFromNet, netFromGross, type PriceType } from '#platform/money/rules/vat.ts';

export interface LineToKeep {
  vatPermille: number;
  bought: number;
  /** How much of it is taken off. */
  takenOff: number;
  worth: Amount;
  paid: Amount;
}

export interface RemainingOrder {
  lines: { worth: Amount; paid: Amount }[];
  goods: Amount;
  rebate: Amount;
  total: Amount;
  rates: RateTotals[];
}

/** Sums after pieces are taken off: kept pieces keep their price and their part of the rebates. */
export function sumRemaining(
  priceType: PriceType,
  lines: readonly LineToKeep[],
  { delivery, payment, serviceVatPermille }: Record<'delivery' | 'payment', Amount> & { serviceVatPermille: number },
): RemainingOrder {
  const kept = lines.map(({ vatPermille, bought, takenOff, worth, paid }) => {
    const keep = (amount: Amount) => {
      const whole = amount[priceType];
      return whole - lineRefund({ paid: whole, bought, before: 0, quantity: takenOff });
    };
    return { vatPermille, worth: keep(worth), paid: keep(paid) };
  });
  const goods = sumOfRates(totalsByRate(priceType, kept.map(rated('worth'))));
  const rest = sumOfRates(totalsByRate(priceType, kept.map(rated('paid'))));
  const services = [delivery, payment].map((cost) => ({ vatPermille: serviceVatPermille, amount: cost[priceType] }));
  const rates = totalsByRate(priceType, [...kept.map(rated('paid')), ...services]);
  return {
    lines: kept.map(({ vatPermille, worth, paid }) => ({
      worth: toAmount(priceType, worth, vatPermille),
      paid: toAmount(priceType, paid, vatPermille),
    })),
    goods,
    rebate: { gross: goods.gross - rest.gross, net: goods.net - rest.net },
    total: sumOfRates(rates),
    rates,
  };
}

function rated(part: 'worth' | 'paid') {
  return (line: { vatPermille: number; worth: Grosze; paid: Grosze }) => ({
    vatPermille: line.vatPermille,
    amount: line[part],
  });
}

function toAmount(priceType: PriceType, amount: Grosze, vatPermille: number): Amount {
  return priceType === 'gross'
    ? { gross: amount, net: netFromGross(amount, vatPermille) }
    : { net: amount, gross: grossFromNet(amount, vatPermille) };
}
