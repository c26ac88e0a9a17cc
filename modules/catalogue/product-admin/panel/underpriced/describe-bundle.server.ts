import type { Combination } from '#modules/catalogue/bundles/rules/underpriced-choice.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listUnderpricedBundles, type UnderpricedBundle } from '../../server/index.ts';
import { underpriced as texts } from '../../texts/panel-bundles.ts';

/** A bundle that sells large sizes at the price of small ones, in the words of the panel. */
export interface ShownBundle {
  id: number;
  name: string;
  /** In grosze: the confirmation names it. */
  saving: number;
  lines: string[];
  confirm: string;
}

export function describeBundle({ id, name, price, cheapest, dearest, saving }: UnderpricedBundle): ShownBundle {
  return {
    id,
    name,
    saving: saving.amount,
    lines: [
      texts.dearest(partsOf(dearest), dearest.separately, price),
      texts.cheapest(partsOf(cheapest), cheapest.separately),
    ],
    confirm: texts.confirm(price, dearest.separately, saving),
  };
}

function partsOf({ parts }: Combination) {
  return parts.map(({ version: { name }, size, quantity }) => ({
    name,
    size: size.type,
    sizeName: size.name,
    quantity,
  }));
}

/** Every bundle whose price the owner should look at, for the screens on which prices change. */
export async function loadUnderpriced({ db }: Pick<Shop, 'db'>): Promise<ShownBundle[]> {
  return (await listUnderpricedBundles(db)).map(describeBundle);
}
