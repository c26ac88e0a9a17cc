import type { Shop } from '#shop/shop.ts';
import type { Visitor } from '#shop/visitors/index.ts';

/** What a resolver stands on. */
export interface CallContext {
  shop: Shop;
  /** The browser behind the call; null when it has no `client` cookie yet. */
  visitor(): Promise<Visitor | null>;
}
