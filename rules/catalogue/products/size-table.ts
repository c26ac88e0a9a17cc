const CLOTHES = /^(?:XXS|XS|S|M|L|XL|XXL|XXXL|\d?XL)$/i;
const SHOES = /^(?:3[4-9]|4[0-8])(?:[-–](?:3[4-9]|4[0-8]))?$/;

/** Address of the size table. */
export const SIZE_TABLE_LINK = '/tabela-rozmiarow';

/** Sizes a shopper measures: clothes, shoes and socks; not grams, not amounts of a gift card. */
export function needsSizeTable(sizes: readonly { name: string }[]): boolean {
  return sizes.length > 1 && sizes.every(({ name }) => CLOTHES.test(name) || SHOES.test(name));
}

/** Which heading of the table a shopper looks for: the one that names the product's category, the narrowest first; -1 when none does. */
export function findSizeSection(headings: readonly string[], categories: readonly string[]): number {
  const named = headings.map((heading) => heading.toLowerCase());
  for (const category of categories.toReversed()) {
    const found = named.findIndex((heading) => heading.includes(category.toLowerCase()));
    if (found >= 0) return found;
  }
  return -1;
}
