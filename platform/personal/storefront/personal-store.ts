import type { BasketOnWire } from '#wire/basket-answer.ts';
import type { BlockName } from '#wire/batch-answer.ts';
import { fetchBasket } from '#wire/client/basket.ts';
import { fetchPersonal } from './fetch-personal.ts';
import { emptyPersonal, type Personal } from './personal.ts';

type Part = Exclude<keyof Personal, 'known'>;

let personal = emptyPersonal;
let questions = 0;
/** The question whose answer each part shows; an older one does not overwrite it. */
const shown: Record<Part, number> = { basket: 0, favourites: 0, favouriteProducts: 0, compared: 0 };
const listeners = new Set<() => void>();

/** Asks for all blocks, or only for those that changed (contract 2.3). A failed call changes nothing (S7.09). */
export function refreshPersonal(blocks?: readonly BlockName[]): Promise<void> {
  return ask(() => fetchPersonal(blocks));
}

/** Asks for the basket alone, by its own call. A failed one leaves what is shown (S7.29). */
export function refreshBasket(): Promise<void> {
  return ask(async () => {
    const basket = await fetchBasket();
    return basket && { basket };
  });
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

async function ask(call: () => Promise<Partial<Personal> | null>): Promise<void> {
  questions += 1;
  const own = questions;
  const answer = await call();
  if (answer) put(own, answer);
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
