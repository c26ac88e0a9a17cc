import { LIST_NAME_LENGTH, type ListFault, MAX_AT_ONCE, MAX_LISTS, MAX_ON_LIST } from '../rules/list-rules.ts';

const FAULTS: Record<ListFault, string> = {
  'unknown-list': 'Nie znaleźliśmy tej listy. Mogła zostać usunięta.',
  'wrong-name': `Podaj nazwę listy, najwyżej ${LIST_NAME_LENGTH} znaków.`,
  'too-many-lists': `Możesz mieć najwyżej ${MAX_LISTS} list. Usuń którąś, aby dodać kolejną.`,
  'list-full': `Na jednej liście mieści się najwyżej ${MAX_ON_LIST} produktów.`,
  'too-many-products': `Jednorazowo możesz dodać najwyżej ${MAX_AT_ONCE} produktów.`,
  'unknown-product': 'Nie znaleźliśmy tego produktu. Mógł zniknąć z oferty.',
  'unknown-size': 'Nie mamy takiego rozmiaru. Wybierz inny na stronie produktu.',
  'size-required': 'Wybierz rozmiar, a dodamy produkt do listy.',
  'already-on-list': 'Produkt jest już na liście',
  'not-on-list': 'Tego produktu nie ma już na liście.',
};

/** S7.54 */
export function listFaultText(fault: ListFault): string {
  return FAULTS[fault];
}
