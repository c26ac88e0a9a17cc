export { makeReadingShop, primaryOf, readingOf } from './reading-shop.ts';
export { Replicas } from './replicas.ts';
