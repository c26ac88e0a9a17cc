import type { FeedName } from '#modules/sales/feeds/rules/feeds.ts';
import type { FeedProduct } from '#modules/sales/feeds/server/index.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';

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
