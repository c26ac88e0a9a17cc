/** Putting a product on a list, from the product page and from the basket. */

export const chooseSize = 'Wybierz rozmiar';
export const title = 'Dodaj do listy';
export const choose = 'Wybierz listę';
export const newList = 'Nowa lista';
export const create = 'Utwórz';
export const submit = 'Dodaj do listy';
export const added = (list: string) => `Dodaliśmy do listy „${list}”.`;
export const size = 'Rozmiar';
export const back = 'Wróć do produktu';
