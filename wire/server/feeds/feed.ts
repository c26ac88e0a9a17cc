import type { ClosedDays } from '#rules/platform/time/working-days.ts';
import type { FeedProduct } from '#shop/selling/feeds/index.ts';

export interface FeedShop {
  /** Scheme and host shoppers see. */
  origin: string;
  name: string;
  now: Date;
  closedDays: ClosedDays;
}

/** How one comparison site wants the catalogue. */
export interface Feed {
  start(shop: FeedShop): string;
  product(product: FeedProduct, shop: FeedShop): string;
  end: string;
}
