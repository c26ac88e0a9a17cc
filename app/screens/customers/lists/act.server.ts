import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { withNotice } from '#app/screens/customers/list/list-notice.ts';
import { ensureListOwner } from '#app/shopper.server.ts';
import { listLink } from '#rules/customers/lists/list-links.ts';
import { withoutNul } from '#rules/platform/text/text.ts';
import { createList, deleteList } from '#shop/customers/lists/index.ts';
import { listFaultText } from '#texts/customers/list-faults.ts';

/** Makes a list, or takes one away. */
export async function receiveListsIntent(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const owner = await ensureListOwner(context);
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
