import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { sentSize, UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import type { LineCode, LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { favourites } from './tables.ts';

const MAX_FAVOURITES = 500;

/** Remembers products; a size need not be chosen yet and none has to be in stock. */
export async function addFavourites(shop: Shop, visitorId: number, keys: FavouriteKey[]): Promise<LineOutcome[]> {
  if (keys.length === 0) return [];
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    const offered = await listSizes(tx, keys);
    const held = await tx
      .select({ productId: favourites.productId, size: favourites.sizeType })
      .from(favourites)
      .where(eq(favourites.visitorId, visitorId));
    const known = new Set(held.map(spell));
    const fresh: FavouriteKey[] = [];
    const outcomes = keys.map((key): LineOutcome => {
      const chosen = chooseSize(offered, key);
      const say = (code: LineCode, size = key.size): LineOutcome => ({
        code,
        productId: key.productId,
        size,
        quantity: 0,
        change: 0,
      });
      if ('refused' in chosen) return say(chosen.refused);
      if (known.has(spell(chosen))) return say('favourite-kept', chosen.size);
      if (known.size >= MAX_FAVOURITES) return { ...say('favourites-full', chosen.size), limit: MAX_FAVOURITES };
      known.add(spell(chosen));
      fresh.push(chosen);
      return say('favourite-added', chosen.size);
    });
    if (fresh.length > 0) {
      const addedAt = shop.now();
      await tx
        .insert(favourites)
        .values(fresh.map(({ productId, size }) => ({ visitorId, productId, sizeType: size, addedAt })));
    }
    return outcomes;
  });
}

async function listSizes(tx: Transaction, keys: FavouriteKey[]): Promise<FavouriteKey[]> {
  const ids = [...new Set(keys.map((key) => key.productId).filter(isRowId))];
  if (ids.length === 0) return [];
  return tx
    .select({ productId: sizes.productId, size: sizes.type })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(inArray(products.id, ids), eq(products.visible, true)));
}

function chooseSize(
  offered: FavouriteKey[],
  key: FavouriteKey,
): FavouriteKey | { refused: 'unknown-product' | 'unknown-size' } {
  const own = offered.filter((size) => size.productId === key.productId);
  const only = own[0];
  if (!only) return { refused: 'unknown-product' };
  const wanted = sentSize(key.size);
  if (own.some(({ size }) => size === wanted)) return { productId: key.productId, size: wanted };
  if (wanted !== '' && wanted !== UNIVERSAL_SIZE) return { refused: 'unknown-size' };
  return own.length === 1 ? only : { productId: key.productId, size: UNIVERSAL_SIZE };
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

/** The newest first; withdrawn products are left out. */
export async function listFavourites(shop: Shop, visitorId: number): Promise<Favourite[]> {
  const rows = await shop.db
    .select({
      productId: products.id,
      size: favourites.sizeType,
      name: products.name,
      slug: products.slug,
      photo: products.photo,
      price: products.minPrice,
      available: products.available,
    })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.visitorId, visitorId), eq(products.visible, true)))
    .orderBy(desc(favourites.addedAt), products.id);
  return rows.map(({ slug, ...row }) => ({ ...row, link: productLink(row.productId, slug) }));
}

export interface FavouriteKey {
  productId: number;
  /** Empty or `uniw` when the shopper did not choose one. */
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
