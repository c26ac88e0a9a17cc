import { plural } from '#platform/text/rules/plural.ts';

const opinionWord = (count: number) => plural(count, { one: 'opinia', few: 'opinie', many: 'opinii' });

export const title = 'Opinie o produkcie';
export const none = 'Ten produkt nie ma jeszcze opinii. Napisz pierwszą.';
// S4.49
export const noneConfirmed = 'Brak opinii potwierdzonych zakupem.';
export const confirmedOnly = (count: number) => `Tylko potwierdzone zakupem (${count})`;
export const confirmed = 'Potwierdzona zakupem';
export const filter = 'Zastosuj';
export const add = 'Napisz opinię';
export const showMore = 'Pokaż więcej opinii';
export const showAll = (count: number) => `Wszystkie opinie (${count})`;
export const count = (count: number) => `${count}\u00a0${opinionWord(count)}`;
export const average = (average: number) => average.toFixed(1).replace('.', ',');
export const rating = (rating: number) => `Ocena: ${rating} na 5`;
export const averageLabel = (average: number) => `Średnia ocena: ${average.toFixed(1).replace('.', ',')} na 5`;
export const share = (rating: number, count: number) => `Ocena ${rating}: ${count}\u00a0${opinionWord(count)}`;
export const answerOf = 'Odpowiedź sklepu';
export const photoOf = (author: string) => `Zdjęcie: ${author}`;
export const back = 'Wróć do produktu';
export const allOf = (product: string) => `Opinie: ${product}`;

// S8.38
export const sent =
  'Dziękujemy, Twoja opinia została wysłana. Pokażemy ją, gdy tylko ją przeczytamy, zwykle w ciągu jednego dnia roboczego.';
export const notSent = 'Opinia nie została wysłana. Popraw zaznaczone pola albo spróbuj ponownie za chwilę.';

export const own = {
  waiting: 'Twoja opinia o tym produkcie czeka na sprawdzenie. Pokażemy ją, gdy tylko ją przeczytamy.',
  published: 'Twoja opinia o tym produkcie jest już na stronie. Dziękujemy!',
  rejected: 'Poprzedniej opinii nie mogliśmy pokazać, bo nie spełniała zasad. Możesz napisać ją jeszcze raz.',
};

export const shop = {
  title: 'Opinie o sklepie',
  lead: 'Co mówią o nas kupujący. Publikujemy opinie dobre i złe; znakiem „Potwierdzona zakupem” oznaczamy te, których autor złożył u nas zamówienie.',
  all: 'Wszystkie oceny',
  filter: 'Pokaż opinie z oceną',
  none: 'Nie ma opinii z taką oceną.',
  invited: 'Zaproszenie do napisania opinii wysyłamy mailem kilka dni po dostawie.',
};

export const wall = {
  title: 'Opinie klientów',
  lead: 'Zdjęcia i słowa osób, które nasze produkty mają już w domu.',
  readMore: 'Czytaj dalej',
  next: 'Pokaż więcej opinii',
  previous: 'Pokaż poprzednie opinie',
  none: 'Nie ma jeszcze opinii ze zdjęciami.',
  noneText: 'Kup coś, zrób zdjęcie i\u00a0bądź pierwszą osobą na tej ścianie.',
  toShop: 'Przejdź do sklepu',
  loaded: (count: number, total: number) => `Wczytano opinie: ${count} z ${total}`,
};
