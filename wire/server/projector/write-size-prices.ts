import { describeReduction, type ReductionTerms } from '#modules/catalogue/pricing/rules/reduction.ts';
import { showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { priceForQuantity, type Tier } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { ProductOffer, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { type Grosze, toDecimalText } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';

export interface PriceMode {
  subscription: boolean;
  /** Pieces in the visitor's basket, which count towards a multipack. */
  inBasket: number;
}

/** `sizeprices` of contract 2.7: amounts as text; missing ones are left out. */
export function writeSizePrices(offer: ProductOffer, size: ProductSize, mode: PriceMode) {
  const write = moneyWriter(offer);
  // As in the basket, rebates reduce the price, but not the surcharges of required answers.
  const answers = showsPrice(size) ? offer.leastSurcharge : 0;
  const terms = {
    price: size.price.price - answers,
    tiers: size.tiers,
    subscriptionRebatePercent: offer.subscription?.rebatePercent ?? 0,
  };
  const priceOf = (quantity: number) =>
    priceForQuantity(terms, quantity, mode.subscription && offer.subscription !== null) + answers;
  const price = priceOf(0);
  const { regularPrice, lowestPrice30, suggestedPrice, advancePrice, points, pointsReceived } = size.price;
  return {
    value: toDecimalText(price),
    price_formatted: formatMoneyOnWire(price),
    price_net: toDecimalText(write.net(price)),
    price_net_formatted: formatMoneyOnWire(write.net(price)),
    ...write.both('srp', suggestedPrice),
    ...write.both('maxprice', regularPrice),
    ...write.both('omnibus_price', lowestPrice30),
    ...writeSaving(write, { price, regularPrice, lowestPrice30 }),
    ...write.gross('advanceprice', advancePrice),
    points: String(points),
    points_recive: String(pointsReceived),
    basket_enable: size.basketEnable ? 'y' : undefined,
    rebateNumber: size.tiers.length > 0 ? writeRebateNumber(size.tiers, priceOf, mode.inBasket, offer) : undefined,
  };
}

/** Relative to the lowest price of the 30 days before the reduction (X.38), not to `maxprice`. */
function writeSaving(write: MoneyWriter, terms: ReductionTerms) {
  const saving = describeReduction(terms);
  return saving
    ? {
        ...write.both('yousave', saving.amount),
        ...(saving.percent !== null && { yousave_percent: String(saving.percent) }),
      }
    : {};
}

type MoneyWriter = ReturnType<typeof moneyWriter>;

export function moneyWriter({ vatPermille }: Pick<ProductOffer, 'vatPermille'>) {
  const net = (gross: Grosze) => netFromGross(gross, vatPermille);
  const gross = (name: string, amount: Grosze | null) =>
    amount === null ? {} : { [name]: toDecimalText(amount), [`${name}_formatted`]: formatMoneyOnWire(amount) };
  const both = (name: string, amount: Grosze | null) => ({
    ...gross(name, amount),
    ...gross(`${name}_net`, amount === null ? null : net(amount)),
  });
  return { net, gross, both };
}

/**
 * `sizeprices.rebateNumber` of contract 2.7: an item for every tier, with `left` for the missing quantity. The last item whose
 * `left` is not above the quantity has the price. The `next…` fields have the first tier not reached, or the last one: readers use
 * them without a check.
 */
export function writeRebateNumber(
  tiers: readonly Tier[],
  priceOf: (quantity: number) => Grosze,
  inBasket: number,
  { vatPermille }: Pick<ProductOffer, 'vatPermille'>,
) {
  const items = tiers.map(({ threshold }) => {
    const gross = priceOf(threshold);
    const net = netFromGross(gross, vatPermille);
    return {
      left: Math.max(0, threshold - inBasket).toFixed(2),
      threshold: threshold.toFixed(2),
      price: toDecimalText(gross),
      price_net: toDecimalText(net),
      price_formatted: formatMoneyOnWire(gross),
      price_net_formatted: formatMoneyOnWire(net),
    };
  });
  const next = items.find((item) => Number(item.threshold) > inBasket) ?? items.at(-1);
  return { items, ...(next && prefixed(next)) };
}

function prefixed(item: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [`next${name}`, value]));
}
