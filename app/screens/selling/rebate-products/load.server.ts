import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import { getProductCards } from '#shop/catalogue/products/index.ts';
import { findRebateOffer, listRebateProducts } from '#shop/selling/rebates/index.ts';
import * as rebatesScreenTexts from '#texts/selling/rebates-screen.ts';
import { notFound } from '../../../not-found.server.ts';

/** The products a rebate is for, and only they (S2.62); a rebate this visitor is not told of is not found. */
export async function loadRebateProducts(context: Readonly<RouterContextProvider>, idText: string, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const offer = await findRebateOffer(shop, shopper?.customerId ?? null, Number(idText));
  if (!offer) throw notFound();
  const { ids, total, page, pages } = await listRebateProducts(
    shop,
    offer.categoryId,
    Number(url.searchParams.get('strona')),
  );
  return {
    id: offer.id,
    name: offer.name,
    total,
    page,
    pages,
    effect: rebatesScreenTexts.effect(offer.effect),
    code: offer.code,
    cards: await getProductCards(shop, ids),
  };
}

export type RebateProducts = Awaited<ReturnType<typeof loadRebateProducts>>;
