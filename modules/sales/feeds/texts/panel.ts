import type { FeedName, LeftOut } from '../rules/feeds.ts';

export const title = 'Porównywarki';
export const lead =
  'Adresy, pod którymi porównywarki cen czytają Twój towar. Jest w nich wszystko, co widać w sklepie i co można teraz kupić za złotówki, także to, za co można zapłacić i punktami.';

export const names: Record<FeedName, string> = { google: 'Google Merchant Center', ceneo: 'Ceneo' };

export const feed = {
  address: 'Adres do wklejenia w porównywarce',
  made: 'Ostatnio przeczytany do końca',
  madeOf: (when: string, products: number, items: number) =>
    products === items ? `${when}, produktów ${products}` : `${when}, produktów ${products}, ofert ${items}`,
  never: 'jeszcze nikt go nie czytał do końca',
  now: 'Teraz w pliku',
  nowOf: (products: number) => `produktów ${products}`,
  left: (feedName: string) => `Pominięte: ${feedName}`,
  none: 'Nic nie jest pominięte.',
  reason: 'Dlaczego',
  count: 'Ile produktów',
  show: (reason: string, feedName: string) => `Pokaż, ${feedName}: ${reason}`,
  open: 'Pokaż',
};

export const reasons: Record<LeftOut, string> = {
  hidden: 'Ukryte w sklepie',
  'sold-out': 'Wyprzedane: żadnego rozmiaru nie można teraz kupić',
  'points-only': 'Tylko za punkty: porównywarki wymagają ceny w złotych',
  'by-phone': 'Cena na telefon',
  free: 'Bezpłatne albo bez ceny',
  'no-photo': 'Bez zdjęcia: Google takich nie przyjmuje',
  'no-day': 'Na zamówienie bez terminu: Google wymaga dnia wysyłki',
};

export const list = {
  title: (feedName: string, reason: string) => `${feedName}: ${reason}`,
  empty: 'Nie ma już takich produktów.',
  first: (count: number) => `Pierwsze ${count}.`,
};
