import { expandModels } from './expand-models.ts';
import { giveShapes } from './give-shapes.ts';
import { campModels } from './models/camp.ts';
import { clothingModels } from './models/clothing.ts';
import { gearModels } from './models/gear.ts';
import { giftModels } from './models/gifts.ts';
import { homeModels } from './models/home.ts';
import { kitchenModels } from './models/kitchen.ts';
import { lightModels } from './models/light.ts';
import { outerwearModels } from './models/outerwear.ts';
import { packModels } from './models/packs.ts';
import { shoeModels } from './models/shoes.ts';
import { availabilityProducts } from './states/availability.ts';
import { typeProducts } from './states/kinds-of-product.ts';
import { pageProducts } from './states/pages.ts';
import { priceProducts } from './states/prices.ts';
import { quantityProducts } from './states/quantities.ts';
import type { DemoModel, DemoProduct } from './types.ts';

/** The order gives products their numbers: add new models at the end of the last list. */
export const demoModels: readonly DemoModel[] = [
  ...outerwearModels,
  ...clothingModels,
  ...shoeModels,
  ...packModels,
  ...campModels,
  ...kitchenModels,
  ...lightModels,
  ...gearModels,
  ...homeModels,
  ...giftModels,
];

const handMade = [...availabilityProducts, ...priceProducts, ...quantityProducts, ...typeProducts, ...pageProducts];

/** Every product of the demo shop: those made by hand for a state of the specification, then the models. */
export const demoProducts: readonly DemoProduct[] = giveShapes([
  ...handMade.sort((a, b) => a.id - b.id),
  ...expandModels(demoModels),
]);
