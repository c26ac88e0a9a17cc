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
import type { DemoModel } from './types.ts';

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
