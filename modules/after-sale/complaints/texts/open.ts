import { ANSWER_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
export const title = 'Reklamacje';
export const intro = `Coś jest nie tak z tym, co od nas masz? Zgłoś to tutaj. Odpowiemy najpóźniej w ciągu ${ANSWER_DAYS} dni, zwykle szybciej.`;
export const interrupted =
  'Nie możemy otworzyć tego formularza: dostęp do zamówienia wygasł albo adres jest niepełny. Zaloguj się albo podaj numer zamówienia jeszcze raz.';
export const formTitle = 'Znajdź zamówienie lub reklamację';
export const number = 'Numer zamówienia lub reklamacji';
export const numberHint = 'Na przykład 12345678 albo R123456. Znajdziesz go w e-mailu od nas.';
export const contact = 'E-mail lub telefon';
export const contactHint = 'Podany w zamówieniu lub reklamacji.';
export const submit = 'Dalej';
export const refused =
  'Nie znaleźliśmy zamówienia ani reklamacji o takim numerze dla tego e-maila lub telefonu. Sprawdź obie dane i spróbuj jeszcze raz.';
export const tooMany = 'Za dużo prób. Odczekaj 15 minut i spróbuj jeszcze raz.';
export const doubted =
  'Do tego numeru wiele razy podano złe dane, więc potwierdzamy je pocztą. Jeśli numer i kontakt się zgadzają, na adres e-mail z reklamacji właśnie idzie link. Jeśli nie, sprawdź dane i spróbuj jeszcze raz.';
export const ofAccount =
  'Ta reklamacja należy do konta. Zaloguj się albo otwórz link, który wysłaliśmy na adres e-mail z reklamacji.';
export const orders = 'Wybierz zamówienie';
export const noOrders =
  'Nie masz zamówień, które można reklamować. Jeśli kupowałeś lub kupowałaś bez konta, podaj numer zamówienia.';
export const choose = 'Zareklamuj';
export const other = 'Nie masz numeru zamówienia?';
export const otherText = 'Opisz zakup w osobnym formularzu, na przykład gdy produkt pochodzi ze sklepu stacjonarnego.';
export const otherLink = 'Zgłoś bez numeru zamówienia';
export const listLink = 'Zobacz swoje reklamacje';

export const how = {
  title: 'Jak to działa',
  steps: [
    'Wskaż produkty i opisz, co jest nie tak. Zdjęcia pomogą.',
    `Odpowiemy najpóźniej w ciągu ${ANSWER_DAYS} dni. Rozmowę znajdziesz przy reklamacji.`,
    'Naprawimy, wymienimy albo oddamy pieniądze.',
  ],
};
