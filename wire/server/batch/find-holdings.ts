import { COMPARED_OF_VISITOR } from '#modules/customers/compare/server/index.ts';
import { FAVOURITES_OF_VISITOR } from '#modules/customers/favourites/server/index.ts';
import { BASKET_LINES_OF_VISITOR } from '#modules/sales/basket/server/index.ts';
import { holdingsFinder } from '#platform/visitors/server/index.ts';

export const findHoldings = holdingsFinder({
  basketLines: BASKET_LINES_OF_VISITOR,
  favourites: FAVOURITES_OF_VISITOR,
  compared: COMPARED_OF_VISITOR,
});

export type Holdings = NonNullable<Awaited<ReturnType<typeof findHoldings>>>;
