import { plural } from '#platform/text/rules/plural.ts';

const pieces = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'sztukę', few: 'sztuki', many: 'sztuk', fraction: 'sztuki' })}`;

export const title = 'Wybierz produkty do reklamacji';
export const intro = 'Podaj, ile sztuk reklamujesz, i opisz usterkę. Zdjęcia przyspieszą sprawę.';
export const quantityOf = (name: string) => `Ile reklamujesz: ${name}`;
export const available = (quantity: string) => `Możesz zareklamować: ${quantity}`;
export const none = 'Ten produkt jest już w całości zwrócony, zareklamowany lub objęty odstąpieniem.';
// S5.48
export const capped = (quantity: string) => `Maksymalnie możesz zareklamować: ${quantity}`;
export const description = 'Opis usterki i powód reklamacji';
// S5.46
export const descriptionMissing = 'Proszę o podanie opisu usterki i powodu reklamacji';
export const method = 'Jak chcesz załatwić reklamację?';
export const methodHint = 'To Twoje życzenie. Przekażemy je w rozmowie przy reklamacji.';
export const methodNone = 'Jeszcze nie wiem';
// S4.47
export const chooseFirst = 'Wybierz produkty';
export const next = (count: number) => `Zareklamuj ${pieces(count)}`;
export const nextPlain = 'Złóż reklamację';
export const nothingChosen = 'Wybierz co najmniej jeden produkt: wpisz, ile sztuk reklamujesz.';
export const notOpen =
  'To zamówienie jeszcze do Ciebie nie wyruszyło albo zostało anulowane, więc nie można go reklamować.';
export const tooOften = 'Dziś nie przyjmiemy już więcej reklamacji tego zamówienia. Napisz do nas lub zadzwoń.';
export const stale = 'Formularz się zdezaktualizował. Odśwież stronę i spróbuj jeszcze raz.';
export const otherOrder = 'Wróć do wyboru zamówienia';
export const back = 'Wstecz';
