import type { ProductSize } from './product-page.ts';

const CLOTHES = /^(?:XXS|XS|S|M|L|XL|XXL|XXXL|\d?XL)$/i;
const SHOES = /^(?:3[4-9]|4[0-8])(?:[-–](?:3[4-9]|4[0-8]))?$/;

/** Address of the size table. */
export const SIZE_TABLE_LINK = '/tabela-rozmiarow';

/** Sizes a shopper measures: clothes, shoes and socks; not grams, not amounts of a gift card. */
export function needsSizeTable(sizes: readonly { name: string }[]): boolean {
  return sizes.length > 1 && sizes.every(({ name }) => CLOTHES.test(name) || SHOES.test(name));
}

/** Are the sizes sums of money, as those of a gift card? Then there is no choice of a size. */
export function areAmounts(sizes: readonly { name: string }[]): boolean {
  return sizes.length > 1 && sizes.every(({ name }) => isAmount(name));
}

export const isAmount = (name: string) => /^\d[\d\s]*(?:,\d\d)?\s?zł$/.test(name);

/** Which headings of the table a shopper looks for: those that name the product's category, the narrowest that is named; none when none is. */
export function findSizeSections(headings: readonly string[], categories: readonly string[]): number[] {
  const named = headings.map((heading) => heading.toLowerCase());
  for (const category of categories.toReversed()) {
    const found = named.flatMap((heading, at) => (heading.includes(category.toLowerCase()) ? [at] : []));
    if (found.length > 0) return found;
  }
  return [];
}

type Offered = Pick<ProductSize, 'status' | 'phonePrice'> & {
  gratis?: boolean;
  price: Pick<ProductSize['price'], 'price'>;
};

/** The size that speaks for a product before one is chosen: one on sale, with a price that can be shown, the cheapest; a free sample does not speak for what costs. */
export function chooseShownSize<Size extends Offered>(sizes: readonly Size[]): Size | undefined {
  return sizes.toSorted(
    (a, b) =>
      Number(a.status === 'disable') - Number(b.status === 'disable') ||
      Number(a.phonePrice) - Number(b.phonePrice) ||
      Number(a.gratis ?? false) - Number(b.gratis ?? false) ||
      a.price.price - b.price.price,
  )[0];
}

/** Do the sizes cost differently? Prices given by phone are not shown, so they cannot differ. */
export function pricesVary(sizes: readonly Offered[]): boolean {
  return new Set(sizes.filter((size) => !size.phonePrice).map((size) => size.price.price)).size > 1;
}

/** The type of a product's only size. */
export const UNIVERSAL_SIZE = 'uniw';

/** S3.08: the universal size has an older name on the wire; whichever is sent, this is the one kept. */
export function sentSize(type: string): string {
  return type === 'onesize' ? UNIVERSAL_SIZE : type;
}

export interface SizeKey {
  productId: number;
  size: string;
}

/** The size that a saved product means: the named one, or the only one. */
export function chooseSize(
  offered: readonly SizeKey[],
  { productId, size }: SizeKey,
): SizeKey | 'unknown-product' | 'unknown-size' | 'size-required' {
  const [only, ...others] = offered.filter((one) => one.productId === productId);
  if (!only) return 'unknown-product';
  const named = sentSize(size);
  if ([only, ...others].some((one) => one.size === named)) return { productId, size: named };
  if (named !== '' && named !== UNIVERSAL_SIZE) return 'unknown-size';
  return others.length === 0 ? only : 'size-required';
}
