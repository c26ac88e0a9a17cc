export { requestProduct } from './request-product.ts';
