export type { FeedProduct, FeedSize } from './feed-product.ts';
export { readFeedProducts } from './read-feed-products.ts';
