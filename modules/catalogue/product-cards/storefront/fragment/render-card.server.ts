import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { getVersionCard } from '#modules/catalogue/listing-index/server/index.ts';
import { PriceTypeContext } from '#modules/catalogue/pricing/storefront/use-money.ts';
import { tagsOfCard, withWords } from '#modules/catalogue/products/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { ProductCard } from '../product-card.tsx';
import { PHOTO_SIZES } from '../product-grid.tsx';

/** Cached like a page, the same for all visitors. Search engines index the product page instead. */
export async function renderCard(
  context: Readonly<RouterContextProvider>,
  { id, row }: { id: number; row: boolean },
): Promise<Response | null> {
  const shop = readingOf(context.get(shopContext));
  const found = await getVersionCard(shop, id);
  if (!found) return null;
  const [card = found] = row ? await withWords(shop, [found]) : [];
  const photoSizes = PHOTO_SIZES[row ? 'list' : 'withFilters'];
  const element = createElement(ProductCard, { card, row, photoSizes, headingLevel: 2, keep: true, eager: true });
  const html = renderToStaticMarkup(createElement(PriceTypeContext, { value: shop.settings.priceType }, element));
  context.get(pageContext).cache({ tags: tagsOfCard(card) });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
}
