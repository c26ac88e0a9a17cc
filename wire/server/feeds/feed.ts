import type { ClosedDays } from '#rules/platform/time/working-days.ts';
import type { FeedName } from '#rules/selling/feeds/feeds.ts';
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
  name: FeedName;
  start(shop: FeedShop): string;
  /** The offers a product makes; none when the site does not take it. */
  offers(product: FeedProduct, shop: FeedShop): string[];
  end: string;
}
