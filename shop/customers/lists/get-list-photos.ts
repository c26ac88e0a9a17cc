import { sql } from 'drizzle-orm';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { shoppingListItems } from './tables.ts';

export interface ListPhoto {
  name: string;
  photo: string | null;
  photoTone: string | null;
}

const SHOWN = 4;

/** Photos of the newest products of each list, in one query. */
export async function getListPhotos(shop: Shop, listIds: readonly number[]): Promise<Map<number, ListPhoto[]>> {
  const found = new Map<number, ListPhoto[]>();
  if (listIds.length === 0) return found;
  const { rows } = await shop.db.execute<{
    list_id: number;
    name: string;
    photo: string | null;
    tone: string | null;
  }>(sql`
    select list_id, name, photo, tone from (
      select i.list_id, p.name, p.photo, p.photo_tone as tone,
        row_number() over (partition by i.list_id order by max(i.added_at) desc, p.id) as place
      from ${shoppingListItems} i join ${products} p on p.id = i.product_id and p.visible
      where i.list_id = any(${sql.param(listIds)}::int[])
      group by i.list_id, p.id) newest
    where place <= ${SHOWN} order by list_id, place`);
  for (const { list_id, name, photo, tone } of rows) {
    found.set(list_id, [...(found.get(list_id) ?? []), { name, photo, photoTone: tone }]);
  }
  return found;
}
