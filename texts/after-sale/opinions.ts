import type { OpinionFault, PhotoFault } from '#rules/after-sale/opinions/opinion-limits.ts';
import { PHOTO_BYTES } from '#rules/after-sale/opinions/opinion-limits.ts';
import { formatMegabytes } from '#rules/platform/files/check-file.ts';
import { plural } from '#rules/platform/text/plural.ts';

const opinionWord = (count: number) => plural(count, { one: 'opinia', few: 'opinie', many: 'opinii' });

export const opinionTexts = {
  title: 'Opinie o produkcie',
  none: 'Ten produkt nie ma jeszcze opinii. Napisz pierwszą.',
  // S4.49
  noneConfirmed: 'Brak opinii potwierdzonych zakupem.',
  confirmedOnly: (count: number) => `Tylko potwierdzone zakupem (${count})`,
  confirmed: 'Potwierdzona zakupem',
  filter: 'Zastosuj',
  add: 'Napisz opinię',
  showMore: 'Pokaż więcej opinii',
  showAll: (count: number) => `Wszystkie opinie (${count})`,
  count: (count: number) => `${count}\u00a0${opinionWord(count)}`,
  average: (average: number) => average.toFixed(1).replace('.', ','),
  rating: (rating: number) => `Ocena: ${rating} na 5`,
  averageLabel: (average: number) => `Średnia ocena: ${average.toFixed(1).replace('.', ',')} na 5`,
  share: (rating: number, count: number) => `Ocena ${rating}: ${count}\u00a0${opinionWord(count)}`,
  answerOf: 'Odpowiedź sklepu',
  photoOf: (author: string) => `Zdjęcie: ${author}`,
  helpful: 'Czy ta opinia jest pomocna?',
  yes: (count: number) => `Tak (${count})`,
  no: (count: number) => `Nie (${count})`,
  voted: 'Dziękujemy za głos.',
  notVoted: 'Nie udało się zapisać głosu. Spróbuj ponownie.',
  notLoaded: 'Nie udało się wczytać opinii. Spróbuj ponownie.',
  back: 'Wróć do produktu',
  allOf: (product: string) => `Opinie: ${product}`,
  form: {
    title: 'Napisz opinię',
    about: (product: string) => `Produkt: ${product}`,
    aboutShop: 'Podziel się tym, jak przebiegły zakupy w naszym sklepie.',
    rating: 'Twoja ocena',
    ratings: ['1 – bardzo źle', '2 – słabo', '3 – przeciętnie', '4 – dobrze', '5 – bardzo dobrze'],
    content: 'Twoja opinia',
    author: 'Imię lub pseudonim',
    email: 'Adres e-mail',
    emailHint: 'Nie pokażemy go na stronie.',
    photo: 'Zdjęcie',
    photoHint: `Plik jpg, najwyżej 2048 × 1536 pikseli i ${formatMegabytes(PHOTO_BYTES)}.`,
    send: 'Wyślij opinię',
  },
  // S8.38
  sent: 'Dziękujemy, Twoja opinia została wysłana. Pokażemy ją, gdy tylko ją przeczytamy, zwykle w ciągu jednego dnia roboczego.',
  notSent: 'Opinia nie została wysłana. Popraw zaznaczone pola albo spróbuj ponownie za chwilę.',
  own: {
    waiting: 'Twoja opinia o tym produkcie czeka na sprawdzenie. Pokażemy ją, gdy tylko ją przeczytamy.',
    published: 'Twoja opinia o tym produkcie jest już na stronie. Dziękujemy!',
    rejected: 'Poprzedniej opinii nie mogliśmy pokazać, bo nie spełniała zasad. Możesz napisać ją jeszcze raz.',
  },
  wall: {
    title: 'Opinie klientów',
    lead: 'Zdjęcia i słowa osób, które nasze produkty mają już w domu.',
    readMore: 'Czytaj dalej',
    next: 'Pokaż więcej opinii',
    previous: 'Pokaż poprzednie opinie',
    none: 'Nie ma jeszcze opinii ze zdjęciami.',
    noneText: 'Kup coś, zrób zdjęcie i bądź pierwszą osobą na tej ścianie.',
    toShop: 'Przejdź do sklepu',
    loaded: (count: number, total: number) => `Wczytano opinie: ${count} z ${total}`,
  },
  shop: {
    title: 'Opinie o sklepie',
    lead: 'Co mówią o nas kupujący. Publikujemy opinie dobre i złe; znakiem „Potwierdzona zakupem” oznaczamy te, których autor złożył u nas zamówienie.',
    all: 'Wszystkie oceny',
    filter: 'Pokaż opinie z oceną',
    none: 'Nie ma opinii z taką oceną.',
    invited: 'Zaproszenie do napisania opinii wysyłamy mailem kilka dni po dostawie.',
  },
  invitation: {
    title: 'Jak oceniasz zakupy?',
    lead: (order: string) => `Zamówienie ${order}. Twoja opinia otrzyma znak „Potwierdzona zakupem”.`,
    aboutShop: 'Oceń sklep',
    rate: (product: string) => `Napisz opinię: ${product}`,
    written: (product: string | null) => `Opinia już u nas jest: ${product ?? 'sklep'}`,
    subject: 'Jak się sprawdzają Twoje zakupy?',
    preview: 'Twoja opinia pomoże innym wybrać, a nam stać się lepszymi.',
    greeting: (name: string) => (name ? `Dzień dobry, ${name}!` : 'Dzień dobry!'),
    text: 'Kilka dni temu dotarła do Ciebie nasza przesyłka. Napisz, proszę, w dwóch zdaniach, jak przebiegły zakupy i jak sprawdzają się produkty.',
    button: 'Napisz opinię',
    footer: 'Piszemy do Ciebie ten jeden raz, bo zamówienie zostało dostarczone.',
  },
};

export const photoFaultTexts: Record<PhotoFault, string> = {
  empty: 'Ten plik jest pusty. Wybierz inne zdjęcie.',
  'too-large': `Zdjęcie jest za duże. Maksymalny rozmiar pliku to ${formatMegabytes(PHOTO_BYTES)}.`,
  // S5.13
  'wrong-type': 'Zdjęcie musi być plikiem jpg.',
  'too-many-pixels': 'Zdjęcie może mieć najwyżej 2048 × 1536 pikseli.',
  unreadable: 'Nie udało się odczytać tego zdjęcia. Wybierz inny plik jpg.',
};

const faultTexts: Record<Exclude<OpinionFault, `photo-${string}`>, string> = {
  'empty-text': 'Treść opinii nie może być pusta.', // S5.35
  'wrong-rating': 'Wybierz ocenę od 1 do 5.',
  'no-author': 'Podaj imię lub pseudonim.',
  'unknown-product': 'Nie znaleźliśmy tego produktu.',
  'already-written': 'Twoja opinia już do nas dotarła. Dziękujemy!',
  'too-many': 'Dostaliśmy już od Ciebie kilka opinii. Następną możesz napisać za godzinę.',
  'unknown-source': 'Opinia nie została wysłana.',
  'unknown-action': 'Nieznane polecenie.',
  'unknown-operation': 'Nie udało się zapisać głosu.',
  'unknown-opinion': 'Nie znaleźliśmy tej opinii.',
  'too-many-votes': 'Ta opinia dostała ostatnio bardzo wiele głosów. Spróbuj później.',
};

/** Why an opinion, a photo or a vote was not taken. */
export function opinionFaultText(fault: OpinionFault): string {
  if (fault in faultTexts) return faultTexts[fault as keyof typeof faultTexts];
  return photoFaultTexts[fault.slice('photo-'.length) as PhotoFault];
}
