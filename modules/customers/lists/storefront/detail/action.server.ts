import { type RouterContextProvider, redirect } from 'react-router';
import { ensureShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { basketNoteCookie, writeOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { changeBasket } from '#modules/sales/basket/server/index.ts';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { listLink } from '#platform/links/rules/screen-links.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import {
  addToList,
  createList,
  createListOf,
  deleteList,
  findList,
  type ListItem,
  type ListOwner,
  type ListResult,
  moveToList,
  removeFromList,
  setList,
} from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import * as listTexts from '../../texts/storefront.ts';
import { withNotice } from './list-notice.ts';
import { panelLink } from './list-setting.ts';
import { parseBought } from './parse-bought.ts';

interface ListRequest {
  shop: Shop;
  owner: ListOwner;
  id: number;
  form: FormData;
}

type Done = keyof typeof listTexts.done;
type Outcome = ListResult<{ done: Done; address?: string }>;

/** Works without script. A list of another person is not found. */
export async function receiveListIntent(
  context: Readonly<RouterContextProvider>,
  { request, id: idText }: { request: Request; id: string },
) {
  const shop = context.get(shopContext);
  const owner = await ensureShopper(context);
  const form = await request.formData().catch(() => new FormData());
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const id = Number(idText);
  const list = await findList(shop, owner, id, token);
  if (!list) throw notFound();
  const intent = String(form.get('intent') ?? '');
  if (intent === 'buy') return buy({ shop, owner, id, form });
  if (intent === 'take') return answer(await take({ shop, owner, id, form }, list), list.id);
  if (!list.own) throw notFound();
  const run = ownEntry(INTENTS, intent);
  return run ? answer(await run({ shop, owner, id, form }), id) : { error: '' };
}

function answer(outcome: Outcome, id: number) {
  if (!outcome.ok) return { error: listFaultText(outcome.fault) };
  throw redirect(withNotice(outcome.address ?? listLink(id), outcome.done));
}

const INTENTS: Record<string, ((request: ListRequest) => Promise<Outcome>) | undefined> = {
  rename: async ({ shop, owner, id, form }) =>
    after(await setList(shop, owner, id, { name: textOf(form, 'name') }), 'renamed'),
  share: async ({ shop, owner, id, form }) => {
    const isPublic = form.get('public') === 'on';
    return after(
      await setList(shop, owner, id, { public: isPublic }),
      isPublic ? 'shared' : 'unshared',
      panelLink(id, 'share'),
    );
  },
  delete: async ({ shop, owner, id }) => after(await deleteList(shop, owner, id), 'removed', '/listy'),
  remove: async ({ shop, owner, id, form }) =>
    after(await removeFromList(shop, owner, id, [itemOf(form)]), 'itemRemoved'),
  copy: async (request) => {
    const target = await targetOf(request);
    return target.ok
      ? after(await addToList(request.shop, request.owner, target.id, [itemOf(request.form)]), 'copied')
      : target;
  },
  move: async (request) => {
    const target = await targetOf(request);
    if (!target.ok) return target;
    const items = [itemOf(request.form)];
    return after(await moveToList(request.shop, request.owner, { from: request.id, to: target.id, items }), 'moved');
  },
};

function after(result: ListResult, done: Done, address?: string): Outcome {
  return result.ok ? { ok: true, done, address } : result;
}

async function targetOf({ shop, owner, form }: ListRequest): Promise<ListResult<{ id: number }>> {
  const target = String(form.get('target') ?? '');
  return target === 'new' ? createList(shop, owner, { name: listTexts.firstName }) : { ok: true, id: Number(target) };
}

async function take({ shop, owner }: ListRequest, list: { name: string; items: ListItem[] }): Promise<Outcome> {
  const created = await createListOf(shop, owner, { name: list.name }, list.items);
  return created.ok ? { ok: true, done: 'taken', address: listLink(created.id) } : created;
}

async function buy({ shop, owner, form }: ListRequest): Promise<never> {
  const changes = parseBought(form).map((line) => ({ kind: 'add' as const, ...line }));
  const outcomes = await changeBasket(shop, owner.visitorId, changes, { customerId: owner.customerId });
  const note = toSetCookie(basketNoteCookie(writeOutcomeNote(outcomes)));
  throw redirect('/koszyk', { headers: { 'Set-Cookie': note } });
}

function itemOf(form: FormData): ListItem {
  return { productId: Number(form.get('product')), size: textOf(form, 'size') };
}

function textOf(form: FormData, name: string): string {
  return withoutNul(String(form.get(name) ?? ''));
}
