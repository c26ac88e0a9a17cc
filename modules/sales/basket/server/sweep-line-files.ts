import { sql } from 'drizzle-orm';
import { removeUpload } from '#modules/catalogue/media/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';

const RETENTION_DAYS = 30;

/** Deletes files whose line has been out of the basket for a month. */
export async function sweepLineFiles(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  const { rows } = await shop.db.execute<{ upload_id: number }>(sql`
    delete from basket_files f
    where order_line_id is null and added_at < ${before}::timestamptz
      and not exists (
        select from basket_lines l
        where l.visitor_id = f.visitor_id and l.product_id = f.product_id
          and l.size_type = f.size_type and l.additional = f.additional
          and l.for_points = f.for_points)
    returning upload_id`);
  for (const { upload_id } of rows) await removeUpload(shop, upload_id);
}
