import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { shownPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import type { SavedAvailability, SavedProduct, SavedSize } from '#modules/catalogue/products/rules/saved-product.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findSaleObstacle, lineLimits, type SaleObstacle } from './line-limits.ts';
import { listSizesOnSale, type SizeOfProduct } from './size-on-sale.ts';

const CHOSEN_ON_PAGE: readonly string[] = ['product_bundle', 'product_collection', 'product_configurable'];

/** Saved products with every size as it sells today; withdrawn ones are left out. */
export async function listSavedProducts(shop: Shop, productIds: readonly number[]): Promise<Map<number, SavedProduct>> {
  const ids = [...new Set(productIds.filter(isRowId))];
  const found = new Map<number, SavedProduct>();
  for (const sale of await listSizesOnSale(shop.db, ids)) {
    if (!sale.visible) continue;
    const product = found.get(sale.productId) ?? describeProduct(sale);
    found.set(sale.productId, product);
    product.sizes.push(describeSize(sale));
  }
  return found;
}

function describeProduct(sale: SizeOfProduct): SavedProduct {
  const { productId, name, photo, photoTone, photoFocus, vatPermille, unit, unitPlural } = sale;
  const requestsMore = CHOSEN_ON_PAGE.includes(sale.type) || (sale.configurator ?? []).some(({ required }) => required);
  return {
    productId,
    name,
    photo,
    photoTone,
    photoFocus,
    vatPermille,
    unit,
    unitPlural,
    requestsMore,
    link: productLink(productId, sale.slug),
    sizes: [],
  };
}

const UNAVAILABLE: Record<SaleObstacle, SavedAvailability> = {
  withdrawn: 'sold-out',
  'sold-out': 'sold-out',
  'phone-price': 'phone-price',
  'points-only': 'points-only',
  'not-for-points': 'sold-out',
};

function describeSize(sale: SizeOfProduct): SavedSize {
  const obstacle = findSaleObstacle(sale, false);
  const { facts } = lineLimits(sale, { productId: sale.productId, size: sale.size, extras: {} }, []);
  const shown = sizeStatus(sale) === 'order' ? 'on-order' : 'available';
  return {
    type: sale.size,
    name: sale.sizeName,
    points: sale.points,
    facts,
    // Required answers on its page are part of every price.
    price: shownPrice({ ...sale, price: sale.price + leastSurcharge(sale.configurator ?? []) }),
    gratis: sale.gratis || (sale.phonePrice && sale.basketEnable),
    availability: obstacle ? UNAVAILABLE[obstacle] : shown,
  };
}
