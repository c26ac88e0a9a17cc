import { handOn } from '#app/features/customers/shopping-list/run-list-call.ts';
import {
  addToShoppingList,
  type ListAnswer,
  type ListProduct,
  removeFromShoppingList,
} from '#wire/client/shopping-lists.ts';

/** Contract 2.20: add, then remove. What the other list had already leaves this one all the same. */
export async function moveProducts(from: number, to: number, products: ListProduct[]): Promise<ListAnswer> {
  const added = await addToShoppingList(to, products);
  if (!added.ok && added.fault !== 'already-on-list') return added;
  handOn<ListAnswer>(added);
  return removeFromShoppingList(from, products);
}
