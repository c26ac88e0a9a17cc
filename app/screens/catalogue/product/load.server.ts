import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { OPINIONS_FIRST } from '#rules/after-sale/opinions/opinion-limits.ts';
import { findBar } from '#rules/after-sale/withdrawal/find-bar.ts';
import { chooseShownSize, needsSizeTable, SIZE_TABLE_LINK } from '#rules/catalogue/products/size-table.ts';
import { getProductOpinions } from '#shop/after-sale/opinions/index.ts';
import { listQuestions } from '#shop/after-sale/questions/index.ts';
import { previewDraft } from '#shop/catalogue/managing/index.ts';
import { getProductPage } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { getCheapestDelivery } from '#shop/selling/delivery/index.ts';
import { getExpressCheckout } from '#shop/selling/express/index.ts';
import { notFound } from '../../../not-found.server.ts';
import type { ShownOpinions } from './opinions/opinions-view.tsx';
import type { ShownQuestions } from './questions/questions.tsx';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  id: string;
}

export async function loadProduct({ context, url, id }: Wanted) {
  const whole = context.get(shopContext);
  const shop = readingOf(whole);
  const draft = url.searchParams.get('podglad');
  const found = draft ? await previewDraft(whole, Number(id), draft) : await getProductPage(shop, Number(id));
  if (!found) throw notFound();
  // One address for one product: an old slug goes to the present one.
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
  // What is made to the shopper's wish or perishes does not come back: nothing is promised (art. 38).
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

/** What shoppers say and ask about the product. */
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
