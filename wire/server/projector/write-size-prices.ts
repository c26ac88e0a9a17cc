import { priceForQuantity } from '#rules/catalogue/pricing/price-for-quantity.ts';
import { describeReduction, type ReductionTerms } from '#rules/catalogue/pricing/reduction.ts';
import { tellsPrice } from '#rules/catalogue/pricing/told-price.ts';
import type { ProductOffer, ProductSize } from '#rules/catalogue/products/product-page.ts';
import { toDecimalText } from '#rules/platform/money/decimal-text.ts';
import { formatMoneyOnWire } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';
import { writeRebateNumber } from './write-rebate-number.ts';

export interface PriceMode {
  subscription: boolean;
  /** Pieces of this size already in the visitor's basket: they count towards a multipack. */
  inBasket: number;
}

/** `sizeprices` of contract 2.7: all amounts as text; what a size does not have is left out. */
export function writeSizePrices(offer: ProductOffer, size: ProductSize, mode: PriceMode) {
  const write = moneyWriter(offer);
  // Rebates are taken off the price itself, as in the basket; what must be answered costs the same with any of them.
  const answers = tellsPrice(size) ? offer.leastSurcharge : 0;
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
    price_formatted: formatMoneyOnWire(price, offer.currency),
    price_net: toDecimalText(write.net(price)),
    price_net_formatted: formatMoneyOnWire(write.net(price), offer.currency),
    ...write.both('srp', suggestedPrice),
    ...write.both('maxprice', regularPrice),
    ...write.both('omnibus_price', lowestPrice30),
    ...writeSaving(write, { price, regularPrice, lowestPrice30 }),
    ...(advancePrice === null ? {} : write.gross('advanceprice', advancePrice)),
    points: String(points),
    points_recive: String(pointsReceived),
    ...(size.basketEnable ? { basket_enable: 'y' } : {}),
    ...(size.tiers.length === 0 ? {} : { rebateNumber: writeRebateNumber(size.tiers, priceOf, mode.inBasket, offer) }),
  };
}

/** Counted from the lowest price of the 30 days before the reduction (X.38), not from `maxprice`. */
function writeSaving(write: MoneyWriter, terms: ReductionTerms) {
  const saving = describeReduction(terms);
  return saving ? { ...write.both('yousave', saving.amount), yousave_percent: String(saving.percent) } : {};
}

type MoneyWriter = ReturnType<typeof moneyWriter>;

function moneyWriter({ vatPermille, currency }: ProductOffer) {
  const net = (gross: Grosze) => netFromGross(gross, vatPermille);
  const gross = (name: string, amount: Grosze) => ({
    [name]: toDecimalText(amount),
    [`${name}_formatted`]: formatMoneyOnWire(amount, currency),
  });
  const both = (name: string, amount: Grosze | null) =>
    amount === null ? {} : { ...gross(name, amount), ...gross(`${name}_net`, net(amount)) };
  return { net, gross, both };
}
