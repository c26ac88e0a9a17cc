import { type RouterContextProvider, redirect } from 'react-router';
import { ensureShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { listFavourites } from '#modules/customers/favourites/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { FAVOURITES, FROM_FAVOURITES, listLink } from '../../rules/list-links.ts';
import {
  addToList,
  createList,
  createListOf,
  ensureFirstList,
  type ListItem,
  type ListOwner,
  type ListResult,
} from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import * as listTexts from '../../texts/storefront.ts';
import { withNotice } from '../detail/list-notice.ts';
import { findProducts, parsePairs } from './load.server.ts';

/** Puts products on the chosen list, on the first one or on a new one. */
export async function receiveAddToList(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const owner = await ensureShopper(context);
  const name = withoutNul(String(form.get('name') ?? ''));
  const list = String(form.get('list') ?? '');
  const sent = form.has('product') ? parsePairs(form) : await favouritePairs(shop, owner.visitorId);
  // Of the favourites those without a size stay where they are; from elsewhere each has to have one (S5.09).
  const pairs = new URL(request.url).searchParams.has(FAVOURITES) ? sent.filter(({ size }) => size !== '') : sent;
  if (sent.length > 0 && pairs.length === 0) return { name, error: listFaultText('size-required') };
  // Nobody but its owner sees a new one until it is shared.
  const outcome =
    list === 'own'
      ? await createListOf(shop, owner, { name }, pairs)
      : await putOnList(shop, owner, { list, name, pairs });
  if (outcome.ok) throw redirect(withNotice(listLink(outcome.id), pairs.length < sent.length ? 'addedSome' : 'added'));
  return { name, error: listFaultText(outcome.fault) };
}

/** All of them, as their page shows them; what still has no size is asked for it. */
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
