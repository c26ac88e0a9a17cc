import { productLink } from '#rules/platform/links/screen-links.ts';
import { UNIVERSAL_SIZE } from './size-table.ts';

/** In the part of an address that no server sees: pages are kept for everybody. */
export const SIZE_IN_ADDRESS = 'size';

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
