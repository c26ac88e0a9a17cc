import type { FeedName } from '#modules/sales/feeds/rules/feeds.ts';
import type { FeedProduct } from '#modules/sales/feeds/server/index.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';

export interface FeedShop {
  /** Public scheme and host. */
  origin: string;
  name: string;
  now: Date;
  closedDays: ClosedDays;
}

/** The format of one comparison site. */
export interface Feed {
  name: FeedName;
  start(shop: FeedShop): string;
  /** Offers of a product; none when the site does not accept it. */
  offers(product: FeedProduct, shop: FeedShop): string[];
  end: string;
}
