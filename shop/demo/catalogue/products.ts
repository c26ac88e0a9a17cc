import { expandModels } from './expand-models.ts';
import { demoModels } from './models.ts';
import { availabilityProducts } from './states/availability.ts';
import { typeProducts } from './states/kinds-of-product.ts';
import { pageProducts } from './states/pages.ts';
import { priceProducts } from './states/prices.ts';
import { quantityProducts } from './states/quantities.ts';
import type { DemoProduct } from './types.ts';

const handMade = [...availabilityProducts, ...priceProducts, ...quantityProducts, ...typeProducts, ...pageProducts];

/** Every product of the demo shop: those made by hand for a state of the specification, then the models. */
export const demoProducts: readonly DemoProduct[] = [
  ...handMade.sort((a, b) => a.id - b.id),
  ...expandModels(demoModels),
];
