import { sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  changePrices,
  countCategoryProducts,
  followStock,
  lockStock,
  placeProducts,
  products,
  refreshShown,
  reindexLater,
  sizes as sizesTable,
  tagsShowing,
} from '#modules/catalogue/products/server/index.ts';
import { recordChanges } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProductState } from '../rules/product-state.ts';

export interface StateChange {
  productId: number;
  before: ProductState;
  after: ProductState;
}

/** Writes many products in a few statements, with everything that follows from each. */
export async function writeStates(
  tx: Transaction,
  shop: Pick<Shop, 'now' | 'actor'>,
  changes: readonly StateChange[],
): Promise<void> {
  const sizes = changes.flatMap(({ before, after }) =>
    after.sizes.filter((size, at) => differs(before.sizes[at], size)),
  );
  const wanted = sizes.map(({ id, price, regularPrice }) => ({ sizeId: id, price, regularPrice }));
  await changePrices(tx, shop, wanted);
  await writeStatuses(tx, shop, changes);
  await writeShown(tx, shop, changes);
}

const differs = (before: ProductState['sizes'][number] | undefined, after: ProductState['sizes'][number]) =>
  before?.price !== after.price || before.regularPrice !== after.regularPrice;

async function writeStatuses(tx: Transaction, shop: Pick<Shop, 'now' | 'actor'>, changes: readonly StateChange[]) {
  const turned = changes.flatMap(({ before, after }) =>
    after.sizes.flatMap(({ id, status, statusDescription, deliveryDate }, at) =>
      before.sizes[at]?.status === status
        ? []
        : [{ size_id: id, status, words: statusDescription, days: deliveryDate }],
    ),
  );
  if (turned.length === 0) return;
  const { rows } = await tx.execute<{
    id: number;
    productId: number;
    type: string;
    stock: number;
    before: 'enable';
    status: 'enable';
  }>(sql`
    with n as (select s.id, s.status as before, w.* from json_to_recordset(${JSON.stringify(turned)}::json)
      as w (size_id int, status text, words text, days text) join ${sizesTable} s on s.id = w.size_id)
    update ${sizesTable} set status = n.status, status_description = n.words, delivery_date = n.days from n where ${sizesTable}.id = n.id
    returning ${sizesTable}.id, ${sizesTable}.product_id as "productId", ${sizesTable}.type, ${sizesTable}.stock::float8 as stock, n.before, n.status`);
  const owners = sql.param([...new Set(rows.map(({ productId }) => productId))]);
  await tx.execute(sql`update ${products} set version = version + 1 where id = any(${owners}::int[])`);
  const stock = rows.map(({ id, productId, stock: pieces, before, status }) => ({
    sizeId: id,
    productId,
    before: { status: before, stock: pieces },
    after: { status, stock: pieces },
  }));
  const onSale = await followStock(tx, stock, shop.now());
  if (onSale.length > 0) await reindexLater(tx, onSale, shop.now());
  await recordChanges(
    tx,
    shop,
    rows.map(({ productId, type, before, status }) => ({
      action: 'product.stocked',
      object: { kind: 'product', id: productId },
      from: { size: type, status: before },
      to: { size: type, status },
    })),
  );
}

const FACTS = ['visible', 'categoryId', 'isNew', 'isBestseller'] as const;

async function writeShown(tx: Transaction, shop: Pick<Shop, 'now' | 'actor'>, changes: readonly StateChange[]) {
  const now = shop.now();
  const changed = changes.filter(({ before, after }) => FACTS.some((name) => before[name] !== after[name]));
  if (changed.length === 0) return;
  const ids = changed.map(({ productId }) => productId);
  await lockStock(tx, ids);
  const tags = await tagsShowing(tx, ids);
  const rows = changed.map(({ productId, after: { visible, categoryId, isNew, isBestseller } }) => ({
    productId,
    visible,
    categoryId,
    isNew,
    isBestseller,
  }));
  await tx.execute(sql`
    update ${products} p set visible = w.visible and p.archived_at is null, category_id = w."categoryId", is_new = w."isNew",
      is_bestseller = w."isBestseller", version = version + 1, updated_at = ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as w ("productId" int, visible boolean, "categoryId" int,
      "isNew" boolean, "isBestseller" boolean) where p.id = w."productId"`);
  const moved = changed.filter(({ before, after }) => before.categoryId !== after.categoryId);
  await placeProducts(
    tx,
    moved.map(({ productId }) => productId),
  );
  if (moved.length > 0 || changed.some(({ before, after }) => before.visible !== after.visible)) {
    await countCategoryProducts(tx);
    tags.push(MENU_TAG);
  }
  await refreshShown(tx, ids, now);
  await reindexLater(tx, ids, now);
  await recordChanges(
    tx,
    shop,
    changed.map(({ productId, before, after }) => ({
      action: 'product.changed',
      object: { kind: 'product', id: productId },
      from: differing(before, after),
      to: differing(after, before),
    })),
  );
  await purgeTags({ db: tx }, [...tags, ...(await tagsShowing(tx, ids))]);
}

function differing(one: ProductState, other: ProductState): object {
  return Object.fromEntries(FACTS.filter((name) => one[name] !== other[name]).map((name) => [name, one[name]]));
}
