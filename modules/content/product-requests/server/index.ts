export { askForProduct } from './ask-for-product.ts';
