import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { isAmount } from '../rules/size-table.ts';

/** A chosen size below the name of a product. The sizes of a gift card are amounts: „Rozmiar: 100 zł” would be odd. */
export const sizeLine = (name: string) => `${isAmount(name) ? 'Kwota' : 'Rozmiar'}: ${name}`;

export const parts = 'W zestawie';
/** Short: the tile of a part is narrow, and its label says what it is of. */
export const chooseVersion = 'Kolor';
export const chooseSize = 'Rozmiar';
export const collection = 'Wybierz części kolekcji';
export const part = (quantity: number, name: string) =>
  quantity === 1 ? name : `${formatQuantity(quantity)}\u00a0× ${name}`;
export const partGone = 'Tej części nie ma już w ofercie';
export const partVersion = (name: string) => `Kolor: ${name}`;
export const partPrice = (quantity: number, price: string) => `osobno ${part(quantity, price)}`;
export const configure = 'Zrób go po swojemu';
export const surcharge = (label: string, price: string) => `${label} (+${price})`;
export const charactersLeft = (left: number) => `Zostało znaków: ${left}`;
export const answerMissing = 'Wypełnij to pole, abyśmy mogli przygotować produkt';

export const subscription = {
  heading: 'Jak chcesz kupić?',
  once: 'Jednorazowo',
  again: 'W subskrypcji',
  cheaper: (percent: number) => `Taniej o ${percent}%, rezygnujesz, kiedy chcesz`,
  period: 'Jak często dostarczać w subskrypcji',
  days: (days: number) => `co ${days} dni`,
  next: (day: string) => `Następna paczka: ${day}.`,
  terms:
    'Pierwszą paczkę zamawiasz teraz, następne zamawiamy za Ciebie po cenie subskrypcji z dnia zamówienia, plus dostawa. Za każdą płacisz osobno: linkiem z e-maila albo przy odbiorze. Paczkę możesz pominąć, a subskrypcję wstrzymać lub zakończyć bez opłat w każdej chwili.',
};
