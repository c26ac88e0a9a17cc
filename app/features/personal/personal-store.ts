import type { BasketOnWire } from '#wire/basket-answer.ts';
import type { BlockName } from '#wire/batch-answer.ts';
import { askPersonal } from './ask-personal.ts';
import { nobody, type Personal } from './personal.ts';

type Part = Exclude<keyof Personal, 'known'>;

let personal = nobody;
let questions = 0;
/** The question whose answer each part shows; an older one does not overwrite it. */
const shown: Record<Part, number> = { basket: 0, favourites: 0, kept: 0, compared: 0 };
const listeners = new Set<() => void>();

/** Asks for all blocks, or only for those that changed (contract 2.3). A failed call changes nothing (S7.09). */
export async function refreshPersonal(blocks?: readonly BlockName[]): Promise<void> {
  questions += 1;
  const own = questions;
  const answer = await askPersonal(blocks);
  if (answer) put(own, answer);
}

/** Takes the basket another call brought, so that the widget need not ask again. */
export function takeBasket(basket: BasketOnWire) {
  questions += 1;
  put(questions, { basket });
}

export function currentPersonal(): Personal {
  return personal;
}

export function subscribePersonal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(question: number, answer: Partial<Pick<Personal, Part>>) {
  const next: Personal = { ...personal, known: true };
  for (const part of Object.keys(answer) as Part[]) {
    if (question < shown[part]) continue;
    shown[part] = question;
    Object.assign(next, { [part]: answer[part] });
  }
  personal = next;
  for (const listener of listeners) listener();
}
