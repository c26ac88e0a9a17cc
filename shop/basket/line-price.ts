import { divideRounded } from '#rules/money/divide-rounded.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import { netFromGross } from '#rules/money/vat.ts';
import type { LineExtras } from './line-extras.ts';
import type { SizeOnSale } from './size-on-sale.ts';

export interface Money {
  gross: Grosze;
  net: Grosze;
}

/** The price of one unit at this quantity: multipack rebate, then the subscription's, then the configurator's surcharges. */
export function linePrice(
  sale: SizeOnSale,
  line: { quantity: number; extras: LineExtras },
): { unitPrice: Money; worth: Money } {
  const reduced = takeOff(takeOff(basePrice(sale), tierPercent(sale, line.quantity)), subscriptionPercent(sale, line));
  const gross = reduced + surcharges(sale, line.extras);
  const worth = Math.round(gross * line.quantity);
  const vat = sale.vatPermille / 10;
  return {
    unitPrice: { gross, net: netFromGross(gross, vat) },
    worth: { gross: worth, net: netFromGross(worth, vat) },
  };
}

/** A phone-price product that may be put in the basket all the same costs nothing there. */
function basePrice(sale: SizeOnSale): Grosze {
  return sale.gratis || (sale.phonePrice && sale.basketEnable) ? 0 : sale.price;
}

function tierPercent(sale: SizeOnSale, quantity: number): number {
  const reached = (sale.tiers ?? []).filter((tier) => quantity >= tier.threshold);
  return Math.max(0, ...reached.map((tier) => tier.value));
}

function subscriptionPercent(sale: SizeOnSale, line: { extras: LineExtras }): number {
  return line.extras.subscriptionDays ? sale.subscriptionRebatePercent : 0;
}

function takeOff(price: Grosze, percent: number): Grosze {
  return divideRounded(price * (100 - percent), 100);
}

function surcharges(sale: SizeOnSale, extras: LineExtras): Grosze {
  let sum = 0;
  for (const option of sale.configurator ?? []) {
    const chosen = extras.configuration?.[option.name] ?? [];
    if (option.kind === 'text') {
      sum += chosen.some((text) => text !== '') ? (option.values[0]?.surcharge ?? 0) : 0;
    } else {
      for (const value of option.values) if (chosen.includes(value.id)) sum += value.surcharge;
    }
  }
  return sum;
}
