import { productLink } from '#platform/links/rules/screen-links.ts';
import { SIZE_IN_ADDRESS } from './product-links.ts';
import { UNIVERSAL_SIZE } from './size-table.ts';

interface LinkedSize {
  productId: number;
  slug: string;
  type: string;
}

/** The product with this size chosen, where it has several. */
export function sizeLink({ productId, slug, type }: LinkedSize): string {
  const product = productLink(productId, slug);
  return type === UNIVERSAL_SIZE ? product : `${product}#${new URLSearchParams({ [SIZE_IN_ADDRESS]: type })}`;
}
