import { redirect } from 'react-router';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { getProductCards } from '../server/index.ts';

export interface ProductHead {
  id: number;
  name: string;
  link: string;
}

/** Responds 404 when there is no such product, and redirects an old slug. */
export async function loadProductHead(
  shop: Shop,
  { id, slug, url, page }: { id: string; slug: string; url: URL; page: string },
): Promise<ProductHead> {
  const [card] = await getProductCards(shop, [Number(id)]);
  if (!card) throw notFound();
  const { name, link } = card;
  if (link !== productLink(card.id, slug)) throw redirect(`${link}/${page}${url.search}`, 301);
  return { id: card.id, name, link };
}
