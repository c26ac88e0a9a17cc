import { type RouterContextProvider, redirect } from 'react-router';
import { ensureShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { listLink } from '../../rules/list-links.ts';
import { createList, deleteList } from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import { withNotice } from '../detail/list-notice.ts';

/** Makes a list, or takes one away. */
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
