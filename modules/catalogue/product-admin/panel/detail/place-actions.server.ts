import { parseStock } from '#modules/catalogue/availability/rules/stock-text.ts';
import { setPlaceStock } from '#modules/sales/delivery/server/index.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { shopStock as texts } from '../../texts/panel-product.ts';

/** `place.12.3` is how much of size 12 is in shop 3. */
export async function countPlaces(shop: Shop, id: number, form: FormData): Promise<ActAnswer> {
  const counted = [...form].flatMap(([name, value]) => {
    const [, sizeId, locationId] = /^place\.(\d{1,9})\.(\d{1,9})$/.exec(name) ?? [];
    const amount = parseStock(String(value) || '0');
    return sizeId === undefined ? [] : [{ sizeId: Number(sizeId), locationId: Number(locationId), amount }];
  });
  const sound = counted.flatMap(({ amount, ...place }) => (amount !== null && amount >= 0 ? { ...place, amount } : []));
  if (sound.length < counted.length) return { refused: texts.wrong };
  return (await setPlaceStock(shop, id, sound)) ? { done: texts.saved } : { refused: texts.wrong };
}
