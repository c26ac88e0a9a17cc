import models from '../data/models.json' with { type: 'json' };
import stateProducts from '../data/state-products.json' with { type: 'json' };
import { demoData } from '../data.ts';
import { expandModels } from './expand-models.ts';
import { giveShapes } from './give-shapes.ts';
import { type HandMade, handMade } from './hand-made.ts';
import type { DemoModel, DemoProduct } from './types.ts';

/** The order gives products their numbers: add new models at the end of the list. */
export const demoModels = demoData<readonly DemoModel[]>(models);

/** Every product of the demo shop: those made by hand for a state of the specification (docs/demo.md), then the models. */
export const demoProducts: readonly DemoProduct[] = giveShapes([
  ...demoData<readonly HandMade[]>(stateProducts).map(handMade),
  ...expandModels(demoModels),
]);
