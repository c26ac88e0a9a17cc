import { type RouterContextProvider, redirect } from 'react-router';
import { ensureShopper, findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { listLink } from '#platform/links/rules/screen-links.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { createList, deleteList, getListPhotos, getLists } from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import { listNotice, withNotice } from '../detail/list-notice.ts';

export async function loadLists(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const lists = shopper ? await getLists(shop, shopper) : [];
  const photos = await getListPhotos(
    shop,
    lists.map(({ id }) => id),
  );
  return {
    guest: !shopper || shopper.customerId === null,
    notice: listNotice(url),
    lists: lists.map(({ shareToken: _, ...list }) => ({ ...list, photos: photos.get(list.id) ?? [] })),
  };
}

export type ShownLists = Awaited<ReturnType<typeof loadLists>>;

export async function receiveListsIntent(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const owner = await ensureShopper(context);
  if (form.get('intent') === 'delete') {
    const deleted = await deleteList(shop, owner, Number(form.get('id')));
    if (deleted.ok) throw redirect(withNotice('/listy', 'removed'));
    return { name: '', error: listFaultText(deleted.fault) };
  }
  const name = withoutNul(String(form.get('name') ?? ''));
  const created = await createList(shop, owner, { name });
  if (created.ok) throw redirect(withNotice(listLink(created.id), 'created'));
  return { name, error: listFaultText(created.fault) };
}
