import { sql } from 'drizzle-orm';
import { onSale } from '#modules/catalogue/products/server/stock/lock-stock.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { lowestShown } from './lowest-shown.ts';
import { reducedOf } from './size-row.ts';

/** Updates the listing columns of a product from its sizes, parts and photos. */
export async function refreshShown(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update products set updated_at = ${now}::timestamptz, min_price = s.lowest, is_reduced = s.reduced,
      available = ${onSale}, photo = f.file, photo_tone = f.tone, photo_focus = nullif(f.focus, '')
    from (select p.id as product_id, ${lowestShown} as lowest, ${reducedOf(sql`p.id`)} as reduced
      from sizes s join products p on p.id = s.product_id
      where p.id = any(${sql.param([...ids])}::int[]) group by p.id) s
    left join (select distinct on (product_id) product_id, file, tone, focus from photos
      where product_id = any(${sql.param([...ids])}::int[]) order by product_id, position, id) f using (product_id)
    where products.id = s.product_id
      and (products.updated_at, products.min_price, products.is_reduced, products.available, products.photo,
        products.photo_tone, products.photo_focus)
        is distinct from (${now}::timestamptz, s.lowest, s.reduced, ${onSale}, f.file, f.tone, nullif(f.focus, ''))`);
}
