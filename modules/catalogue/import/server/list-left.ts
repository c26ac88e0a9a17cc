import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { importChanges } from './tables.ts';

/** A product the undoing of an import left as it is, or partly. */
export interface LeftProduct {
  id: number;
  code: string;
  name: string;
  /** Names of the fields; `changed` or `ordered` for one the import had added. */
  left: string[];
}

export async function listLeft({ db }: Pick<Shop, 'db'>, importId: number, max = 200): Promise<LeftProduct[]> {
  const rows = await db
    .select({ id: products.id, code: products.code, name: products.name, left: importChanges.left })
    .from(importChanges)
    .innerJoin(products, eq(products.id, importChanges.objectId))
    .where(and(eq(importChanges.importId, importId), eq(importChanges.kind, 'product'), isNotNull(importChanges.left)))
    .orderBy(asc(products.code))
    .limit(max);
  return rows.map(({ left, ...row }) => ({ ...row, left: left ?? [] }));
}
