import { freeShippingBanner } from '#modules/sales/basket/rules/basket-view.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';

const texts = shellTexts.freeShipping;

/** A limit said in passing, not a price: whole złotys need no grosze. */
const wholeAmount = (money: string) => money.replace(/,00(?=\s)/, '');

interface ShippingFacts {
  productsCounter: number;
  /** A decimal text, as in contract 2.12; missing when nothing of the basket is delivered free, or delivered at all. */
  toShippingFree?: string;
}

/** An empty basket is told the limit rather than the whole sum as missing; null when free delivery is no matter of this basket. */
export function freeShippingText(from: string, basket: ShippingFacts | null): { active: boolean; text: string } | null {
  if (basket && basket.productsCounter > 0 && basket.toShippingFree === undefined) return null;
  const left = basket?.toShippingFree ? Math.round(Number(basket.toShippingFree) * 100) : Number.NaN;
  if (!basket || basket.productsCounter === 0 || Number.isNaN(left))
    return { active: false, text: texts.from(wholeAmount(from)) };
  const banner = freeShippingBanner(left);
  return banner.kind === 'missing'
    ? { active: false, text: texts.left(formatMoney(banner.amount)) }
    : { active: banner.kind === 'active', text: texts.reached };
}
