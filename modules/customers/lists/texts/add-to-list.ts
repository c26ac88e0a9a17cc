import { plural } from '#platform/text/rules/plural.ts';

export const chooseSize = 'Wybierz rozmiar';
export const title = 'Dodaj do listy';
export const choose = 'Wybierz listę';
export const newList = 'Nowa lista';
export const create = 'Utwórz';
export const submit = 'Dodaj do listy';
export const added = (list: string) => `Dodaliśmy do listy „${list}”.`;
export const seeList = 'Zobacz listę';
export const size = 'Rozmiar';
export const withoutSize = 'Pomiń ten produkt';
export const sizeless = (count: number) =>
  `Wybierz rozmiar przy ${count}\u00a0${plural(count, { one: 'produkcie', few: 'produktach', many: 'produktach' })}. Co zostanie bez rozmiaru, nie trafi na listę, ale dalej będzie w\u00a0ulubionych.`;
export const back = 'Wróć do produktu';
