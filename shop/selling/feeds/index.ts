export type { FeedProduct, FeedSize } from './feed-product.ts';
export { listFeedProducts } from './list-feed-products.ts';
