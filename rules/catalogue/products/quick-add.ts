import type { ProductCard } from './product-card.ts';

export type QuickAdd =
  /** One size: a click buys it. */
  | { kind: 'one-click'; size: string }
  /** Several sizes: the shopper chooses one first. */
  | { kind: 'choose' }
  /** Parts or answers to choose: only the product page can ask for them. */
  | { kind: 'page' }
  /** Not for sale now, or not for money. */
  | { kind: 'none' };

const CHOSEN_ON_PAGE: readonly ProductCard['type'][] = ['product_bundle', 'product_collection', 'product_configurable'];

/** How a product gets from its card into the basket. */
export function quickAdd(card: Pick<ProductCard, 'type' | 'sizes' | 'available' | 'phonePrice'>): QuickAdd {
  if (!card.available || card.phonePrice) return { kind: 'none' };
  if (CHOSEN_ON_PAGE.includes(card.type)) return { kind: 'page' };
  const [only, ...others] = card.sizes;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one-click', size: only.type } : { kind: 'choose' };
}
