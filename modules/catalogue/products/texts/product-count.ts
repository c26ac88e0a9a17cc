import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { plural } from '#platform/text/rules/plural.ts';

/** `1 produkt`, `24 produkty`. */
export const countProducts = (count: number) =>
  `${formatQuantity(count)} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów', fraction: 'produktu' })}`;
