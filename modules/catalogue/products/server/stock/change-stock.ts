import { eq, sql } from 'drizzle-orm';
import { type SizeStatus, sizeStatus, statusWithStock } from '#modules/catalogue/availability/rules/size-status.ts';
import { fitsUnit } from '#modules/catalogue/availability/rules/stock-text.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { settleAll } from '#platform/db/server/one-connection.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { reindexLater } from '../reindex-later.ts';
import {
  bundlesOf,
  followBundlesLater,
  followStock,
  notifyReturned,
  type Purging,
  turnAndPurge,
} from './follow-stock.ts';
import { lockStock } from './lock-stock.ts';

export type StockChangeResult =
  | { ok: true; status: SizeStatus }
  | { ok: false; error: 'unknown_size' | 'wrong_stock' | 'changed_since' };

/** The most the database keeps. */
const MAX = 999_999_999;

/** The shop, or a transaction of it that goes on afterwards. */
type StockShop = Pick<Shop, 'now' | 'actor'> & { db: Queries };

export interface StockOptions {
  status?: SizeStatus;
  /** The stock the editor displayed: a newer one is not overwritten (O.26). */
  seen?: number;
}

/**
 * Says how much of a size is in stock, -1 without limit: after a delivery or a count of the shelf. A size that was sold out is
 * on sale again; one the owner withheld stays off sale until `status` says otherwise.
 */
export async function changeStock(
  shop: StockShop,
  sizeId: number,
  stock: number,
  options: StockOptions = {},
): Promise<StockChangeResult> {
  if (!(stock === -1 || (stock >= 0 && stock <= MAX))) return { ok: false, error: 'wrong_stock' };
  if (!isRowId(sizeId)) return { ok: false, error: 'unknown_size' };
  return shop.db.transaction(async (tx) => {
    const read = () => tx.select().from(sizes).where(eq(sizes.id, sizeId));
    const [known] = await read();
    if (!known) return { ok: false, error: 'unknown_size' };
    await lockStock(tx, [known.productId]);
    // An order may have taken some while this waited for the lock.
    const [size] = await read();
    if (!size) return { ok: false, error: 'unknown_size' };
    if (options.seen !== undefined && options.seen !== size.stock) return { ok: false, error: 'changed_since' };
    const [unit] = await tx
      .select({ precision: products.unitPrecision })
      .from(products)
      .where(eq(products.id, size.productId));
    if (!fitsUnit(stock, unit?.precision ?? 0)) return { ok: false, error: 'wrong_stock' };
    const after = { stock, status: options.status ?? statusWithStock(size, stock) };
    await tx
      .update(sizes)
      // Words about being sold out do not outlive it.
      .set(after.status === size.status ? after : { ...after, statusDescription: '', deliveryDate: '' })
      .where(eq(sizes.id, sizeId));
    const { productId, type } = size;
    await tx.update(products).set({ version: sql`version + 1` }).where(eq(products.id, productId));
    const change = changedValues({ stock: size.stock, status: size.status }, after);
    if (Object.keys(change.to).length > 0) {
      await recordChange(tx, shop, {
        action: 'product.stocked',
        object: { kind: 'product', id: productId },
        from: { size: type, ...change.from },
        to: { size: type, ...change.to },
      });
    }
    const turned = await followStock(tx, [{ sizeId, productId, before: size, after }], shop.now());
    if (turned.length > 0) await reindexLater(tx, turned, shop.now());
    return { ok: true, status: sizeStatus(after) };
  });
}

export interface StockMove {
  sizeId: number;
  productId: number;
  /** Negative takes pieces away. */
  change: number;
}

/**
 * Moves stock of sizes that are locked (`lockStock`). Unlimited stock stays as it is, and so
 * does the empty stock of a size that is brought in on order. Cached pages that show the products
 * go with the commit, or as `purge` has it. `moved` are the sizes that were counted; `turned` the products that came on sale or went off it,
 * which must be indexed anew.
 */
export async function moveStock(
  tx: Transaction,
  moves: readonly StockMove[],
  now: Date,
  purge: Purging = (tags) => purgeTags({ db: tx }, tags),
): Promise<{ moved: number[]; turned: number[] }> {
  if (moves.length === 0) return { moved: [], turned: [] };
  const [rows] = await settleAll([
    move(tx, [moves.map((one) => one.sizeId), moves.map((one) => one.change)]),
    purge([...new Set(moves.map((one) => one.productId))].map(productTag)),
  ]);
  const turning = new Set(rows.filter((row) => row.may_turn).map((row) => row.product_id));
  const turned = await turnAndPurge(tx, [...turning], now, purge);
  await followBundlesLater(
    tx,
    rows.flatMap((row) => row.bundles),
    now,
  );
  const changes = rows.map(({ id, product_id, status, before, after }) => ({
    sizeId: id,
    productId: product_id,
    before: { status, stock: Number(before) },
    after: { status, stock: Number(after) },
  }));
  await notifyReturned(tx, changes, now);
  return { moved: rows.map((row) => row.id), turned };
}

interface MovedRow extends Record<string, unknown> {
  id: number;
  product_id: number;
  status: SizeStatus;
  before: string;
  after: string;
  may_turn: boolean;
  bundles: number[];
}

// A product comes on sale or goes off it when one of its sizes runs empty or is filled; a bundle also with its parts.
const move = preparedSql<MovedRow>(
  'move-stock',
  `update sizes set stock = stock + m.change
   from unnest($1::int[], $2::numeric[]) as m (size_id, change)
   where sizes.id = m.size_id and (sizes.stock > 0 or (sizes.stock = 0 and m.change > 0))
   returning sizes.id, sizes.product_id, sizes.status, sizes.stock - m.change as before, sizes.stock as after,
     (sizes.stock = 0) <> (sizes.stock = m.change) or
       exists (select from bundle_parts b where b.product_id = sizes.product_id) as may_turn,
     ${bundlesOf('sizes.product_id')} as bundles`,
);
