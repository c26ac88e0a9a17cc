import type { SizePrice } from '#rules/catalogue/size-price.ts';

/** What the shop says of a size right now. */
export interface ShownDetails {
  price: Partial<SizePrice>;
  statusDescription: string;
  shipping: string | null;
  cost: string | null;
}

export function useSizeDetails(_productId: number, _size: string | null): ShownDetails | null {
  return null;
}
