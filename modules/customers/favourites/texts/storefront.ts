import { sizeLine } from '#modules/catalogue/products/texts/options.ts';

export const title = 'Ulubione';
export const emptyTitle = 'Nie masz jeszcze ulubionych produktów';
export const emptyText = 'Wybierz serce przy produkcie, a\u00a0zapamiętamy go dla Ciebie.';
export const emptyLink = 'Zobacz, co mamy';
export const toLists = 'Twoje listy zakupowe';
export const makeList = 'Zapisz wszystkie jako listę zakupową';
export const makeListHint = 'Ulubione zostaną na swoim miejscu, a listę możesz nazwać, uzupełnić i komuś wysłać.';
export const listName = 'Z ulubionych';
export const remove = 'Usuń z ulubionych';
export const removeOf = (name: string) => `Usuń z ulubionych: ${name}`;
export const buy = 'Do koszyka';
export const buyOf = (name: string) => `Dodaj do koszyka: ${name}`;
export const sizeOf = sizeLine;
export const chooseSize = 'Rozmiar…';
export const sizeGone = (name: string) => `${name} – niedostępny`;
