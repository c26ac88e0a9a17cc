import { getTableColumns } from 'drizzle-orm';
import type { Banner } from '#rules/content/pages/banner.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { banners } from './tables.ts';

export async function listBanners(shop: Shop): Promise<Banner[]> {
  const { position, ...shown } = getTableColumns(banners);
  return shop.db.select(shown).from(banners).orderBy(position, banners.id);
}
