import { createRoot } from 'react-dom/client';
import type { ListProduct } from '#wire/client/shopping-lists.ts';
import { ChooseListDialog } from './choose-list-dialog.tsx';
import { findLists } from './find-lists.ts';
import { runListCall } from './run-list-call.ts';

/**
 * Asks for the list products go to, over whatever page is open. A visitor without lists gets the first one made
 * (S4.40), and it is chosen when the window opens (S4.41). The window lives beside the page: the product page pays for
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
