import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { type BulkChange, isPriceKind, priceRule } from '#rules/catalogue/managing/bulk-change.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import type { productState } from './tables.ts';

export type ProductState = v.InferOutput<typeof productState>;

/** What a change of many may touch of these products, by their numbers. */
export async function readStates(db: Queries, ids: readonly number[]): Promise<Map<number, ProductState>> {
  const { rows } = await db.execute<ProductState & { id: number }>(sql`
    select p.id, p.visible, p.category_id as "categoryId", p.is_new as "isNew", p.is_bestseller as "isBestseller",
      (select coalesce(json_agg(json_build_object('id', s.id, 'price', s.price, 'regularPrice', s.regular_price,
          'status', s.status) order by s.id), '[]'::json) from sizes s where s.product_id = p.id) as sizes
    from products p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** What a product becomes. A price nothing sensible is left of stays. */
export function nextState(before: ProductState, change: BulkChange): ProductState {
  const on = change.value === '1';
  if (isPriceKind(change.kind)) {
    const rule = priceRule(change);
    const sizes = before.sizes.map((size) => {
      const price = rule?.(size.price) ?? size.price;
      const regularPrice = size.regularPrice === null ? null : (rule?.(size.regularPrice) ?? size.regularPrice);
      return { ...size, price, regularPrice: regularPrice !== null && regularPrice > price ? regularPrice : null };
    });
    return { ...before, sizes };
  }
  if (change.kind === 'category') return { ...before, categoryId: Number(change.value) };
  if (change.kind === 'visible') return { ...before, visible: on };
  if (change.kind === 'new') return { ...before, isNew: on };
  if (change.kind === 'bestseller') return { ...before, isBestseller: on };
  const sizes = before.sizes.map((size) => ({ ...size, status: on ? ('enable' as const) : ('disable' as const) }));
  return { ...before, sizes };
}
