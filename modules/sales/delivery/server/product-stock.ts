import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProductStock, ShopPlace } from '../rules/product-stock.ts';
import { locationStock, stockLocations } from './tables.ts';

/** Stock of a product by shop and size (S2.34); null for an unknown product. */
export async function getProductStock(shop: Shop, productId: number): Promise<ProductStock | null> {
  if (!isRowId(productId)) return null;
  const [product] = await shop.db
    .select({ name: products.name, slug: products.slug, unit: products.unit, unitPlural: products.unitPlural })
    .from(products)
    .where(and(eq(products.id, productId), products.visible));
  if (!product) return null;
  const rows = await shop.db
    .select({
      location: stockLocations,
      size: sizes.name,
      type: sizes.type,
      amount: locationStock.amount,
    })
    .from(stockLocations)
    .innerJoin(locationStock, and(eq(locationStock.locationId, stockLocations.id), gt(locationStock.amount, 0)))
    .innerJoin(sizes, and(eq(sizes.id, locationStock.sizeId), eq(sizes.productId, productId)))
    .orderBy(asc(stockLocations.position), asc(stockLocations.id), asc(sizes.position), asc(sizes.id));
  const { name, slug, unit, unitPlural } = product;
  const byLocation = Map.groupBy(rows, (row) => row.location.id);
  return {
    id: productId,
    name,
    unit,
    unitPlural,
    link: productLink(productId, slug),
    locations: [...byLocation.values()].flatMap((found) => {
      const [first] = found;
      if (!first) return [];
      const { position: _position, email: _email, ...location } = first.location;
      return [{ ...location, sizes: found.map(({ size, type, amount }) => ({ type, name: size, amount })) }];
    }),
  };
}

/** The shops in which an order can be collected. */
export async function listLocations(shop: Shop) {
  const { id, name, street, zipcode, city, openingHours } = stockLocations;
  return shop.db
    .select({ id, name, street, zipcode, city, openingHours })
    .from(stockLocations)
    .orderBy(...inOrder);
}

/** The same with contact data and coordinates. */
export async function listPlaces(shop: Shop): Promise<ShopPlace[]> {
  const { position: _position, ...shown } = getTableColumns(stockLocations);
  return shop.db
    .select(shown)
    .from(stockLocations)
    .orderBy(...inOrder);
}

const inOrder = [asc(stockLocations.position), asc(stockLocations.id)];
