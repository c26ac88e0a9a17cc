import { formatMoney } from '#rules/money/format-money.ts';
import { shellTexts } from '#texts/shell.ts';

const texts = shellTexts.freeShipping;

interface ShippingFacts {
  productsCounter: number;
  /** A decimal text, as in contract 2.12; missing when delivery is never free. */
  toShippingFree?: string | number | null;
}

/** S4.26: active when the amount left is 0. An empty basket is told the limit rather than the whole sum as missing. */
export function freeShippingText(from: string, basket: ShippingFacts | null): { active: boolean; text: string } {
  const left = basket?.toShippingFree;
  if (!basket || basket.productsCounter === 0 || left === undefined || left === null || left === '') {
    return { active: false, text: texts.from(from) };
  }
  const grosze = Math.round(Number(left) * 100);
  if (grosze === 0) return { active: true, text: texts.reached };
  return { active: false, text: Number.isFinite(grosze) ? texts.left(formatMoney(grosze)) : texts.from(from) };
}
