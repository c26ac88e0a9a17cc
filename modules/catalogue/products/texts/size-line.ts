import { isAmount } from '../rules/size-table.ts';

/**
 * A chosen size as it is under the name of a product, in the basket, in an order, in a mail. „Rozmiar: 100 zł” would be odd: the
 * sizes of a gift card are amounts.
 */
export function sizeLine(name: string): string {
  const label = isAmount(name) ? 'Kwota' : 'Rozmiar';
  return `${label}: ${name}`;
}
