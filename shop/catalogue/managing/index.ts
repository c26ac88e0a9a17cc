export { findManagedSize } from './find-size.ts';
export { listProducers } from './list-producers.ts';
export { countManagedProducts, type ListedProduct, type ListedSize, listManagedProducts } from './list-products.ts';
export { setVisible, type VisibleOutcome } from './set-visible.ts';
