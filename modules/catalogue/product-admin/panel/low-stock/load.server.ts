import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { countLowStock, LOW_STOCK, listLowStock } from '#modules/catalogue/products/server/index.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';

const MAX = 500;

export async function loadLowStock(context: Readonly<RouterContextProvider>) {
  const shop = staffShop(context);
  const sizes = await listLowStock(shop, MAX);
  return {
    max: LOW_STOCK,
    all: await countLowStock(shop),
    sizes: sizes.map(({ productId, slug: _slug, stock, unit, ...size }) => ({
      ...size,
      to: `/zaplecze/produkty/${productId}#rozmiary`,
      isSoldOut: stock === 0,
      left: `${formatQuantity(stock)} ${unit}`,
    })),
  };
}
