export * from './tables/price-history.ts';
export * from './tables/product-details.ts';
export * from './tables/product-groups.ts';
export * from './tables/products.ts';
export * from './tables/sizes.ts';
