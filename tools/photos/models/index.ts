import { bags } from './bags.ts';
import { camp } from './camp.ts';
import { goods } from './goods.ts';
import { lights } from './lights.ts';
import type { Models } from './model.ts';
import { shoes } from './shoes.ts';
import { sleeping } from './sleeping.ts';
import { smallClothes } from './small-clothes.ts';
import { tableware } from './tableware.ts';
import { tops } from './tops.ts';

/** Every object by the name the catalogue calls it. */
export const models: Models = {
  ...tops,
  ...smallClothes,
  ...shoes,
  ...bags,
  ...camp,
  ...sleeping,
  ...tableware,
  ...lights,
  ...goods,
};
