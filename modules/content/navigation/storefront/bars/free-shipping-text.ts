import { freeShippingBanner } from '#modules/sales/basket/rules/basket-view.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';

const texts = shellTexts.freeShipping;

/** The limit needs no grosze. */
const wholeAmount = (money: string) => money.replace(/,00(?=\s)/, '');

interface ShippingFacts {
  productsCounter: number;
  /** Contract 2.12; missing when nothing in the basket can be delivered free. */
  toShippingFree?: string;
}

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
