import { bike } from './bike.ts';
import { candles } from './candles.ts';
import { care } from './care.ts';
import { dishes } from './dishes.ts';
import { eyewear } from './eyewear.ts';
import { flasks } from './flasks.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { instruments } from './instruments.ts';
import { kitchen } from './kitchen.ts';
import type { Models } from './model.ts';
import { power } from './power.ts';
import { presents } from './presents.ts';
import { sport } from './sport.ts';
import { stationery } from './stationery.ts';
import { tools } from './tools.ts';

/** Things of wood, metal, glass, clay and paper; cloth and leather are sewn elsewhere. */
export const goods: Models = {
  ...kitchen,
  ...flasks,
  ...dishes,
  ...power,
  ...instruments,
  ...eyewear,
  ...tools,
  ...sport,
  ...bike,
  ...home,
  ...candles,
  ...food,
  ...care,
  ...stationery,
  ...presents,
};
