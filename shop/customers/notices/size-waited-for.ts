import { eq, type SQL } from 'drizzle-orm';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Database } from '#shop/platform/db/connect.ts';

/** What is known of a size when somebody waits for it: whether it can be bought, and how mails name it. */
export function sizeWaitedFor(db: Pick<Database, 'select'>, where: SQL | undefined) {
  return db
    .select({
      id: sizes.id,
      type: sizes.type,
      name: sizes.name,
      stock: sizes.stock,
      status: sizes.status,
      productId: products.id,
      productName: products.name,
      slug: products.slug,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(where);
}
