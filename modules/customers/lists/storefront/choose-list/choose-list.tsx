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

/** S2.64, S4.41. Loaded on the first click. */
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

/** S4.40 */
export async function findLists(): Promise<ListAnswer<{ lists: ShoppingList[] }>> {
  const answer = await fetchShoppingLists();
  if (!answer.ok || answer.lists.length > 0) return answer;
  handOn(answer);
  const created = await createShoppingList({ name: listTexts.firstName });
  if (!created.ok) return created;
  handOn(created);
  return fetchShoppingLists();
}
