import type { Tier } from '#rules/catalogue/pricing/tier.ts';
import { toDecimalText } from '#rules/platform/money/decimal-text.ts';
import { formatMoneyOnWire } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';

interface PricedIn {
  vatPermille: number;
  currency: string;
}

/**
 * `sizeprices.rebateNumber` of contract 2.7. Every tier is an item; `left` is what the basket still lacks to it, so the
 * last item whose `left` is not above the quantity is the price. The `next…` fields name the first tier not reached yet, and the
 * last one when all are: readers compute with them without asking whether they are there.
 */
export function writeRebateNumber(
  tiers: readonly Tier[],
  priceOf: (quantity: number) => Grosze,
  inBasket: number,
  offer: PricedIn,
) {
  const items = tiers.map(({ threshold }) => {
    const gross = priceOf(threshold);
    const net = netFromGross(gross, offer.vatPermille);
    return {
      left: Math.max(0, threshold - inBasket).toFixed(2),
      threshold: threshold.toFixed(2),
      price: toDecimalText(gross),
      price_net: toDecimalText(net),
      price_formatted: formatMoneyOnWire(gross, offer.currency),
      price_net_formatted: formatMoneyOnWire(net, offer.currency),
    };
  });
  const next = items.find((item) => Number(item.threshold) > inBasket) ?? items.at(-1);
  return { items, ...(next && prefixed(next)) };
}

function prefixed(item: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [`next${name}`, value]));
}
