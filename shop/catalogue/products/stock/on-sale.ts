import { type SQL, sql } from 'drizzle-orm';

/**
 * Asked of `products`, what `available` holds: a product can be bought when one of its sizes can, a bundle only with all
 * its parts, a collection with any (see `bundleSize`).
 */
export const onSale: SQL<boolean> = sql`(
  exists (select 1 from sizes s where s.product_id = products.id
    and (s.status = 'order' or (s.status = 'enable' and s.stock <> 0)))
  and coalesce((
    select case products.type when 'product_collection' then bool_or(there) else bool_and(there) end
    from (
      select exists (
        select 1 from products v join sizes s on s.product_id = v.id
        where v.visible and (v.id = p.id or (b.chooses_version and v.version_group = p.version_group))
          and ((s.status = 'order' and s.stock = 0)
            or (s.status <> 'disable' and (s.stock < 0 or s.stock >= b.quantity)))
      ) as there
      from bundle_parts b join products p on p.id = b.part_product_id
      where b.product_id = products.id
    ) parts
  ), true)
)`;
