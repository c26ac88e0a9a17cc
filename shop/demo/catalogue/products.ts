import { expandModels } from './expand-models.ts';
import { demoModels } from './models.ts';
import type { DemoProduct } from './types.ts';

/** Every product of the demo shop: those made by hand for a state of the specification, then the models. */
export const demoProducts: readonly DemoProduct[] = [...expandModels(demoModels)];
