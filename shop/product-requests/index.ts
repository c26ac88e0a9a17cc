export { askForProduct, type ProductRequest } from './ask-for-product.ts';
