import { plural } from '#platform/text/rules/plural.ts';

export const skipToContent = 'Przejdź do treści';
export const pageOpened = (title: string) => `Otwarto stronę: ${title}`;
export const help = 'Potrzebujesz pomocy?';
export const home = 'Strona główna';
export const logo = (shop: string) => `${shop} – strona główna`;

export const menu = {
  label: 'Kategorie',
  open: 'Otwórz menu',
  button: 'Menu',
  openBranch: (name: string) => `Pokaż podkategorie: ${name}`,
  promotions: 'Promocje',
  newest: 'Nowości',
} as const;

export const menuPanel = {
  all: 'Zobacz wszystko',
  more: (count: number) => `Pokaż więcej (${count})`,
  less: 'Pokaż mniej',
  whole: 'Wszystkie kategorie',
} as const;

export const search = {
  label: 'Szukaj w sklepie',
  placeholder: 'Czego szukasz?',
  submit: 'Szukaj',
  open: 'Otwórz wyszukiwarkę',
  close: 'Zamknij wyszukiwarkę',
  suggestions: 'Podpowiedzi',
} as const;

export const account = {
  label: 'Konto',
  signIn: 'Konto: zaloguj się',
  of: (firstName: string) => (firstName ? `${firstName}: Twoje konto` : 'Konto'),
} as const;

export const favourites = {
  label: 'Ulubione',
  count: (count: number) =>
    `Ulubione: ${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`,
} as const;

export const lists = 'Listy zakupowe';

export const compare = {
  label: 'Porównanie',
  count: (count: number) =>
    `Porównanie: ${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`,
} as const;

export const basket = {
  label: 'Koszyk',
  count: (count: number) => `Koszyk: ${count} ${plural(count, { one: 'pozycja', few: 'pozycje', many: 'pozycji' })}`,
} as const;

export const basketPanel = {
  label: 'Twój koszyk',
  worth: 'Wartość produktów',
  shipping: 'Dostawa',
  go: 'Przejdź do koszyka',
} as const;

export const ownerBar = 'Ogłoszenie sklepu';

export const freeShipping = {
  label: 'Darmowa dostawa',
  from: (amount: string) => `Darmowa dostawa już od ${amount}`,
  left: (amount: string) => `Do darmowej dostawy brakuje Ci ${amount}`,
  reached: 'Masz darmową dostawę!',
  close: 'Zamknij pasek o darmowej dostawie',
} as const;

export const rebateCode = {
  label: 'Kod rabatowy',
  copy: 'Skopiuj kod',
  copied: 'Kod skopiowany. Wklej go w koszyku.',
  copyFailed: (code: string) => `Nie udało się skopiować. Przepisz kod: ${code}`,
  close: 'Zamknij pasek z kodem rabatowym',
} as const;

export const backToTop = 'Wróć na górę strony';

/** Above the pages of a closed shop, which only its staff see. */
export const preview = 'To podgląd: sklep jest zamknięty, kupujący go nie widzą. Wróć do zaplecza';
