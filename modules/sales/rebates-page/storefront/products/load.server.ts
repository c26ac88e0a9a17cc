import type { RouterContextProvider } from 'react-router';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { findRebateOffer, listRebateProducts } from '#modules/sales/rebates/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import * as rebatesScreenTexts from '../../texts/storefront.ts';

/** Covered products of a rebate (S2.62); 404 for a rebate that this visitor may not see. */
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
