import { type RouterContextProvider, redirect } from 'react-router';
import { findBar } from '#modules/after-sale/claims/rules/find-bar.ts';
import { OPINIONS_FIRST } from '#modules/after-sale/opinions/rules/opinion-limits.ts';
import { getProductOpinions } from '#modules/after-sale/opinions/server/index.ts';
import type { ShownOpinions } from '#modules/after-sale/opinions/storefront/product/opinions-view.tsx';
import { listQuestions } from '#modules/after-sale/questions/server/index.ts';
import type { ShownQuestions } from '#modules/after-sale/questions/storefront/questions.tsx';
import { previewDraft } from '#modules/catalogue/product-admin/server/index.ts';
import { chooseShownSize, needsSizeTable, SIZE_TABLE_LINK } from '#modules/catalogue/products/rules/size-table.ts';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { getExpressCheckout } from '#modules/sales/express-checkout/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
}

export async function loadProduct({ context, url, id }: Wanted) {
  const primaryShop = context.get(shopContext);
  const shop = readingOf(primaryShop);
  const draft = url.searchParams.get('podglad');
  const found = draft ? await previewDraft(primaryShop, Number(id), draft) : await getProductPage(shop, Number(id));
  if (!found) throw notFound();
  // One address per product: an old slug redirects to the present one.
  if (!draft && found.link !== url.pathname) throw redirect(found.link + url.search, 301);
  const { tags, withdrawalBar, ...product } = found;
  if (!draft) context.get(pageContext).cache({ tags });
  const worth = chooseShownSize(product.sizes)?.price.price;
  const [{ cost, freeFrom }, talk] = await Promise.all([
    getCheapestDelivery(shop, worth, product.weight),
    loadTalk(shop, product),
  ]);
  const categories = product.path.map((category) => category.name);
  const sizeTable = needsSizeTable(product.sizes) ? { address: SIZE_TABLE_LINK, categories } : null;
  const { payLater } = shop.settings;
  // No right of withdrawal, no promise (art. 38).
  const bar = findBar({
    type: product.type,
    answers: product.configurator,
    withdrawalBar,
    delivered: false,
    digital: null,
    consents: { virtual: false, service: false },
  });
  const returnDays = bar ? null : shop.settings.returnDays;
  const express = await getExpressCheckout(shop);
  return {
    ...product,
    isDraft: draft !== null,
    deliveryCost: cost,
    deliveryFreeFrom: freeFrom,
    express,
    sizeTable,
    payLater,
    returnDays,
    ...talk,
  };
}

export type ShownProduct = Awaited<ReturnType<typeof loadProduct>>;

async function loadTalk(
  shop: Shop,
  { id, link }: { id: number; link: string },
): Promise<{ opinions: ShownOpinions; questions: ShownQuestions }> {
  const [{ items, confirmedTotal, summary }, questions] = await Promise.all([
    getProductOpinions(shop, id, { limit: OPINIONS_FIRST }),
    listQuestions(shop, id),
  ]);
  return { opinions: { link, items, confirmedTotal, summary }, questions: { link, items: questions } };
}
