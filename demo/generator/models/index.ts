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

/** Whether an object has a back to show. */
export const hasBack = ({ art }: { art: string }): boolean => models[art]?.back !== undefined;

/** Whether an object in a shape stands on a floor; the others hang on a wall, and things put together of parts stand. */
export function stands({ art, shape = 0 }: { art: string; shape?: number }): boolean {
  const model = models[art];
  return model?.stance !== 'hang' || (model.standing?.includes(shape) ?? false);
}
