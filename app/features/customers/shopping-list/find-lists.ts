import { listTexts } from '#texts/customers/lists.ts';
import {
  createShoppingList,
  fetchShoppingLists,
  type ListAnswer,
  type ShoppingList,
} from '#wire/client/shopping-lists.ts';
import { handOn } from './run-list-call.ts';

/** The visitor's lists; S4.40: the first one is made when there is none. */
export async function findLists(): Promise<ListAnswer<{ lists: ShoppingList[] }>> {
  const known = await fetchShoppingLists();
  if (!known.ok || known.lists.length > 0) return known;
  handOn(known);
  const created = await createShoppingList({ name: listTexts.firstName });
  if (!created.ok) return created;
  handOn(created);
  return fetchShoppingLists();
}
