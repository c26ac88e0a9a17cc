export { listFeedMakings, recordFeedMaking } from './feed-makings.ts';
export type { FeedProduct, FeedSize } from './feed-product.ts';
export { countLeftOut, listLeftOut } from './left-out.ts';
export { listFeedProducts } from './list-feed-products.ts';
