/** Looking an order up without an account (S2.55). */
export const orderLookupTexts = {
  title: 'Sprawdź zamówienie',
  intro: 'Podaj numer zamówienia oraz e-mail lub telefon, który był w nim podany. Numer znajdziesz w e-mailu od nas.',
  number: 'Numer zamówienia',
  numberHint: '8 cyfr',
  contact: 'E-mail lub telefon',
  submit: 'Sprawdź',
  refused:
    'Nie znaleźliśmy zamówienia o takim numerze dla tego e-maila lub telefonu. Sprawdź obie dane i spróbuj jeszcze raz.',
  tooMany: 'Za dużo prób. Odczekaj 15 minut i spróbuj jeszcze raz.',
  account: 'Masz konto? Wszystkie zamówienia zobaczysz po zalogowaniu.',
  signIn: 'Zaloguj się',
};
