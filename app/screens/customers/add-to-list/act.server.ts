import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { withNotice } from '#app/screens/customers/list/list-notice.ts';
import { ensureListOwner } from '#app/shopper.server.ts';
import { listLink } from '#rules/customers/lists/list-links.ts';
import { withoutNul } from '#rules/platform/text/text.ts';
import {
  addToList,
  createList,
  ensureFirstList,
  type ListOwner,
  type ListResult,
} from '#shop/customers/lists/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listFaultText } from '#texts/customers/list-faults.ts';
import * as listTexts from '#texts/customers/lists.ts';
import { parsePairs } from './load.server.ts';

/** Puts products on the chosen list, on the first one or on a new one. */
export async function receiveAddToList(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const owner = await ensureListOwner(context);
  const name = withoutNul(String(form.get('name') ?? ''));
  const list = await chosenList(shop, owner, { list: String(form.get('list') ?? ''), name });
  const added = list.ok ? await addToList(shop, owner, list.id, parsePairs(form)) : list;
  if (list.ok && added.ok) throw redirect(withNotice(listLink(list.id), 'added'));
  return { name, error: added.ok ? '' : listFaultText(added.fault) };
}

async function chosenList(
  shop: Shop,
  owner: ListOwner,
  { list, name }: { list: string; name: string },
): Promise<ListResult<{ id: number }>> {
  // Contract 2.20: one made while choosing can be shared.
  if (list === 'new') return createList(shop, owner, { name, public: true });
  // S4.40
  if (list === '' || list === 'first') return { ok: true, id: await ensureFirstList(shop, owner, listTexts.firstName) };
  return { ok: true, id: Number(list) };
}
