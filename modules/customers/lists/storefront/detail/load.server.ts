import { data, type RouterContextProvider } from 'react-router';
import { canBuy } from '#modules/catalogue/products/rules/saved-product.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { listLink } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { parseListSort, sortListed } from '../../rules/list-rules.ts';
import { findList, getLists, type ListItem } from '../../server/index.ts';
import { listNotice } from './list-notice.ts';
import { parseListSetting } from './list-setting.ts';

/** An unknown list and a private one give the same 404. */
export async function loadList(context: Readonly<RouterContextProvider>, idText: string, url: URL) {
  const shop = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const shopper = await findShopper(context);
  const list = await findList(shop, shopper, Number(idText), token);
  if (!list) throw notFound();
  const setting = parseListSetting(url.searchParams.get('ustaw'));
  const sort = parseListSort(setting?.kind === 'sort' ? setting.sort : url.searchParams.get('sort'));
  const items = sortListed(await describeItems(shop, list.items), sort);
  const others = list.own && shopper ? (await getLists(shop, shopper)).filter(({ id }) => id !== list.id) : [];
  const { id, name, own } = list;
  const shown = {
    id,
    name,
    own,
    public: list.public,
    items,
    sort,
    address: listLink(id, own ? '' : token),
    shareLink: own && list.public ? `${context.get(pageContext).origin}${listLink(id, list.shareToken)}` : '',
    others: others.map((other) => ({ id: other.id, name: other.name })),
    panel: own && setting?.kind === 'panel' ? setting.panel : null,
    notice: listNotice(url),
  };
  // The secret link must not leak to linked sites.
  return data(shown, { headers: { 'Referrer-Policy': 'same-origin' } });
}

async function describeItems(shop: Shop, items: readonly ListItem[]) {
  const found = await listSavedProducts(
    shop,
    items.map((item) => item.productId),
  );
  return items.flatMap(({ productId, size: type }) => {
    const kept = found.get(productId);
    const size = kept?.sizes.find((one) => one.type === type);
    if (!kept || !size) return [];
    const { sizes: _, requestsMore, ...product } = kept;
    const { name } = product;
    return [{ product, size, name, price: size.price, buyable: canBuy(size) && !requestsMore }];
  });
}

type Shown = Awaited<ReturnType<typeof loadList>>['data'];
export type ShownList = Shown;
export type ShownItem = Shown['items'][number];
