import { and, asc, eq, gt } from 'drizzle-orm';
import type { ProductStock } from '#rules/catalogue/products/product-stock.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { locationStock, stockLocations } from './tables.ts';

/** In which shops a product lies, and how much of each size (S2.34); null when there is no such product. */
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
  const places = Map.groupBy(rows, (row) => row.location.id);
  return {
    id: productId,
    name,
    unit,
    unitPlural,
    link: productLink(productId, slug),
    locations: [...places.values()].flatMap((found) => {
      const [first] = found;
      if (!first) return [];
      const { position: _position, email: _email, ...location } = first.location;
      return [{ ...location, sizes: found.map(({ size, type, amount }) => ({ type, name: size, amount })) }];
    }),
  };
}
