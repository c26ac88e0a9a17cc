import { and, desc, eq, or, sql } from 'drizzle-orm';
import { chooseSize, sentSize, UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { listShownProducts, listShownSizes } from '#modules/catalogue/products/server/index.ts';
import type { LineCode, LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { favourites } from './tables.ts';

const MAX_FAVOURITES = 500;

export async function addFavourites(shop: Shop, visitorId: number, keys: FavouriteKey[]): Promise<LineOutcome[]> {
  if (keys.length === 0) return [];
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    const offered = await listShownSizes(
      tx,
      keys.map((key) => key.productId),
    );
    const held = await tx
      .select({ productId: favourites.productId, size: favourites.sizeType })
      .from(favourites)
      .where(eq(favourites.visitorId, visitorId));
    const stored = new Set(held.map(spell));
    const added: FavouriteKey[] = [];
    const outcomes = keys.map((key): LineOutcome => {
      const found = chooseSize(offered, key);
      const chosen = found === 'size-required' ? { ...key, size: UNIVERSAL_SIZE } : found;
      const say = (code: LineCode, size = key.size): LineOutcome => ({
        code,
        productId: key.productId,
        size,
        quantity: 0,
        change: 0,
      });
      if (typeof chosen === 'string') return say(chosen);
      if (stored.has(spell(chosen))) return say('favourite-kept', chosen.size);
      if (stored.size >= MAX_FAVOURITES) return { ...say('favourites-full', chosen.size), limit: MAX_FAVOURITES };
      stored.add(spell(chosen));
      added.push(chosen);
      return say('favourite-added', chosen.size);
    });
    if (added.length > 0) {
      const addedAt = shop.now();
      await tx
        .insert(favourites)
        .values(added.map(({ productId, size }) => ({ visitorId, productId, sizeType: size, addedAt })));
    }
    return outcomes;
  });
}

function spell(key: FavouriteKey): string {
  return `${key.productId} ${key.size}`;
}

export interface Favourite {
  productId: number;
  size: string;
  name: string;
  link: string;
  photo: string | null;
  price: Grosze;
  available: boolean;
}

export async function listFavourites(shop: Shop, visitorId: number): Promise<Favourite[]> {
  const rows = await shop.db
    .select({ productId: favourites.productId, size: favourites.sizeType })
    .from(favourites)
    .where(eq(favourites.visitorId, visitorId))
    .orderBy(desc(favourites.addedAt), favourites.productId);
  const shown = await listShownProducts(
    shop.db,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, size }) => {
    const product = shown.get(productId);
    if (!product) return [];
    const { name, slug, photo, minPrice: price, available } = product;
    return [{ productId, size, name, link: productLink(productId, slug), photo, price, available }];
  });
}

export interface FavouriteKey {
  productId: number;
  /** Empty or `uniw`: no size chosen. */
  size: string;
}

export async function removeFavourites(shop: Shop, visitorId: number, keys: FavouriteKey[]): Promise<LineOutcome[]> {
  const wanted = keys.filter((key) => isRowId(key.productId));
  if (wanted.length === 0) return [];
  const gone = await shop.db
    .delete(favourites)
    .where(
      and(
        eq(favourites.visitorId, visitorId),
        or(
          ...wanted.map((key) =>
            and(eq(favourites.productId, key.productId), eq(favourites.sizeType, sentSize(key.size) || UNIVERSAL_SIZE)),
          ),
        ),
      ),
    )
    .returning({ productId: favourites.productId, size: favourites.sizeType });
  return gone.map((key) => ({ ...key, code: 'removed', quantity: 0, change: 0 }));
}

export async function copyFavourites(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void> {
  await tx.execute(sql`
    insert into ${favourites} (visitor_id, product_id, size_type, added_at)
    select ${toVisitor}, product_id, size_type, added_at from ${favourites} where visitor_id = ${fromVisitor}
    on conflict do nothing`);
}

/** Customers with this size, or the product without a size, among the favourites of their last browser. */
export async function listFavouriteSavers(db: Queries, productId: number, sizeType: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct v.customer_id as id from favourites f join visitors v on v.id = f.visitor_id
    where f.product_id = ${productId} and f.size_type in (${sizeType}, ${UNIVERSAL_SIZE}) and v.customer_id is not null
      and not exists (select from visitors later where later.customer_id = v.customer_id
        and (later.seen_at, later.id) > (v.seen_at, v.id))`);
  return rows.map(({ id }) => id);
}
