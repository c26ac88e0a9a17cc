import type { ProductSize } from './product-page.ts';

type Offered = Pick<ProductSize, 'status' | 'phonePrice'> & { price: Pick<ProductSize['price'], 'price'> };

/** The size that speaks for a product before one is chosen: one on sale, with a price that can be told, the cheapest. */
export function chooseShownSize<Size extends Offered>(sizes: readonly Size[]): Size | undefined {
  return sizes.toSorted(
    (a, b) =>
      Number(a.status === 'disable') - Number(b.status === 'disable') ||
      Number(a.phonePrice) - Number(b.phonePrice) ||
      a.price.price - b.price.price,
  )[0];
}

/** Do the sizes cost differently? Prices given by phone are not told, so they cannot differ. */
export function pricesVary(sizes: readonly Offered[]): boolean {
  return new Set(sizes.filter((size) => !size.phonePrice).map((size) => size.price.price)).size > 1;
}
