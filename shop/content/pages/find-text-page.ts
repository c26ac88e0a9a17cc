import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { textPages } from './tables.ts';

export interface TextPage {
  title: string;
  /** HTML, cleaned when saved. */
  body: string;
  updatedAt: Date;
}

/** A text of the shop (terms, privacy, delivery) by its address without the leading slash. */
export async function findTextPage(shop: Shop, address: string): Promise<TextPage | null> {
  const [page] = await shop.db
    .select({ title: textPages.title, body: textPages.body, updatedAt: textPages.updatedAt })
    .from(textPages)
    .where(eq(textPages.address, address));
  return page ?? null;
}
