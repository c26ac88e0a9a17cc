export { getCategoryTree } from './get-category-tree.ts';
export { getHome } from './get-home.ts';
export { getListing } from './get-listing.ts';
export { getLastProductId, getProductAddresses } from './get-product-addresses.ts';
export { getProductCards } from './get-product-cards.ts';
export { getProductOffer } from './get-product-offer.ts';
export { getProductPage } from './get-product-page.ts';
export { lockStock } from './stock/lock-stock.ts';
export { moveStock, type StockMove } from './stock/move-stock.ts';
