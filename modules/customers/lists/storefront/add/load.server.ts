import { type RouterContextProvider, redirect } from 'react-router';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { ensureShopper, findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { listFavourites } from '#modules/customers/favourites/server/index.ts';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { FAVOURITES, FROM_FAVOURITES, listLink } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { MAX_ON_LIST } from '../../rules/list-rules.ts';
import {
  addToList,
  createList,
  createListOf,
  ensureFirstList,
  getLists,
  type ListItem,
  type ListOwner,
  type ListResult,
} from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import * as listTexts from '../../texts/storefront.ts';
import { withNotice } from '../detail/list-notice.ts';

export function parsePairs(fields: URLSearchParams | FormData): ListItem[] {
  const sizes = fields.getAll('size').map(String);
  return (
    fields
      .getAll('product')
      // One more than the limit, so that the list is refused instead of cut.
      .slice(0, MAX_ON_LIST + 1)
      .map((product, index) => ({ productId: Number(product), size: sentSize(sizes[index] ?? '') }))
  );
}

export type ShownChoice = Awaited<ReturnType<typeof loadAddToList>>;

export async function loadAddToList(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const isFavourites = url.searchParams.has(FAVOURITES);
  const favourites = isFavourites && shopper ? await listFavourites(shop, shopper.visitorId) : [];
  const products = await findProducts(shop, isFavourites ? favourites : parsePairs(url.searchParams));
  if (products.length === 0) throw notFound();
  const lists = shopper ? await getLists(shop, shopper) : [];
  return {
    products,
    isFavourites,
    lists: lists.map(({ id, name, productCount }) => ({ id, name, productCount })),
  };
}

export async function findProducts(shop: Shop, pairs: readonly ListItem[]) {
  const found = await listSavedProducts(
    shop,
    pairs.map(({ productId }) => productId),
  );
  return pairs.flatMap(({ productId, size }) => {
    const product = found.get(productId);
    if (!product) return [];
    const [only, ...others] = product.sizes;
    const chosen = product.sizes.find(({ type }) => type === size) ?? (others.length === 0 ? only : undefined);
    const { name, link, photo, photoTone } = product;
    return [
      {
        productId,
        name,
        link,
        photo,
        photoTone,
        size: chosen ? { type: chosen.type, name: chosen.name } : null,
        sizes: chosen ? [] : product.sizes.map(({ type, name: sizeName }) => ({ type, name: sizeName })),
      },
    ];
  });
}

export async function receiveAddToList(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const owner = await ensureShopper(context);
  const name = withoutNul(String(form.get('name') ?? ''));
  const list = String(form.get('list') ?? '');
  const sent = form.has('product') ? parsePairs(form) : await favouritePairs(shop, owner.visitorId);
  // S5.09: products from elsewhere need a size; favourites without one are skipped.
  const pairs = new URL(request.url).searchParams.has(FAVOURITES) ? sent.filter(({ size }) => size !== '') : sent;
  if (sent.length > 0 && pairs.length === 0) return { name, error: listFaultText('size-required') };
  const outcome =
    list === 'own'
      ? await createListOf(shop, owner, { name }, pairs)
      : await putOnList(shop, owner, { list, name, pairs });
  if (outcome.ok) throw redirect(withNotice(listLink(outcome.id), pairs.length < sent.length ? 'addedSome' : 'added'));
  return { name, error: listFaultText(outcome.fault) };
}

async function favouritePairs(shop: Shop, visitorId: number): Promise<ListItem[]> {
  const products = await findProducts(shop, await listFavourites(shop, visitorId));
  return products.map(({ productId, size }) => {
    if (!size) throw redirect(FROM_FAVOURITES);
    return { productId, size: size.type };
  });
}

async function putOnList(
  shop: Shop,
  owner: ListOwner,
  { pairs, ...chosen }: { list: string; name: string; pairs: ListItem[] },
): Promise<ListResult<{ id: number }>> {
  const list = await chosenList(shop, owner, chosen);
  const added = list.ok ? await addToList(shop, owner, list.id, pairs) : list;
  return added.ok ? list : added;
}

async function chosenList(
  shop: Shop,
  owner: ListOwner,
  { list, name }: { list: string; name: string },
): Promise<ListResult<{ id: number }>> {
  if (list === 'new') return createList(shop, owner, { name });
  // S4.40
  if (list === '' || list === 'first') return { ok: true, id: await ensureFirstList(shop, owner, listTexts.firstName) };
  return { ok: true, id: Number(list) };
}
