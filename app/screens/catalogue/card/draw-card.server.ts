import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { PriceTypeContext } from '#app/features/catalogue/price/use-money.ts';
import { ProductCard } from '#app/features/selling/product-card/product-card.tsx';
import { PHOTO_SIZES } from '#app/features/selling/product-card/product-grid.tsx';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import type { ListingView } from '#rules/catalogue/listing/chosen-filters.ts';
import { getVersionCard, tagsOfCard, withWords } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

/** HTML of one card, null when there is no such product; the same for everybody, kept like a page. Search engines have the product itself. */
export async function drawCard(
  context: Readonly<RouterContextProvider>,
  { id, view }: { id: number; view: ListingView },
): Promise<Response | null> {
  const shop = readingOf(context.get(shopContext));
  const found = await getVersionCard(shop, id);
  if (!found) return null;
  const row = view === 'list';
  const [card = found] = row ? await withWords(shop, [found]) : [];
  const photoSizes = PHOTO_SIZES[row ? 'list' : 'beside'];
  const drawn = createElement(ProductCard, { card, row, photoSizes, headingLevel: 2, keep: true, eager: true });
  const html = renderToStaticMarkup(createElement(PriceTypeContext, { value: shop.settings.priceType }, drawn));
  context.get(pageContext).cache({ tags: tagsOfCard(card) });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
}
