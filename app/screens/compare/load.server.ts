import type { RouterContextProvider } from 'react-router';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { getProductCards } from '#shop/catalogue/index.ts';
import { listCompared } from '#shop/compare/index.ts';

export async function loadCompared(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const visitor = await context.get(visitorContext).find();
  const compared = visitor ? await listCompared(shop, visitor.id) : [];
  return getProductCards(
    shop,
    compared.map((product) => product.id),
  );
}
