import type { BasketOnWire } from '#wire/basket-answer.ts';
import type { BlockName } from '#wire/batch-answer.ts';
import { askPersonal } from './ask-personal.ts';
import { nobody, type Personal } from './personal.ts';

let personal = nobody;
let questions = 0;
const listeners = new Set<() => void>();

/** Asks for all blocks, or only for those that changed (contract 2.3). A failed call changes nothing (S7.09). */
export async function refreshPersonal(blocks?: readonly BlockName[]): Promise<void> {
  questions += 1;
  const own = questions;
  const answer = await askPersonal(blocks);
  // A newer question knows better.
  if (answer && own === questions) put({ ...personal, ...answer, known: true });
}

/** Takes the basket another call brought, so that the widget need not ask again. */
export function takeBasket(basket: BasketOnWire) {
  questions += 1;
  put({ ...personal, basket, known: true });
}

export function currentPersonal(): Personal {
  return personal;
}

export function subscribePersonal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: Personal) {
  personal = next;
  for (const listener of listeners) listener();
}
