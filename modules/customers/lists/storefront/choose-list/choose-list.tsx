import { createRoot } from 'react-dom/client';
import {
  createShoppingList,
  fetchShoppingLists,
  type ListAnswer,
  type ListProduct,
  type ShoppingList,
} from '#wire/client/shopping-lists.ts';
import * as listTexts from '../../texts/storefront.ts';
import { ChooseListDialog } from './choose-list-dialog.tsx';
import { handOn, runListCall } from './run-list-call.ts';

/**
 * Asks for the list products go to, over whatever page is open. A visitor without lists gets the first one made
 * (S4.40), and it is chosen when the window opens (S4.41). The window lives next to the page: the product page pays for
 * it only when somebody asks.
 */
export async function chooseList(opener: HTMLElement, products: readonly ListProduct[]): Promise<void> {
  const answer = await runListCall(opener, 'other', findLists);
  if (!answer.ok) return;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    opener.focus();
  };
  root.render(<ChooseListDialog opener={opener} products={products} lists={answer.lists} onClose={close} />);
}

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
