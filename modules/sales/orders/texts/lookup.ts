export const title = 'Sprawdź zamówienie';
export const intro =
  'Podaj numer zamówienia oraz e-mail lub telefon, który był w nim podany. Numer znajdziesz w e-mailu od nas.';
export const formTitle = 'Znajdź zamówienie';
export const number = 'Numer zamówienia';
export const numberHint = '8 cyfr';
export const contact = 'E-mail lub telefon';
export const submit = 'Sprawdź';
export const refused =
  'Nie znaleźliśmy zamówienia o takim numerze dla tego e-maila lub telefonu. Sprawdź obie dane i spróbuj jeszcze raz.';
export const tooMany = 'Za dużo prób. Odczekaj 15 minut i spróbuj jeszcze raz.';
export const doubted =
  'Do tego numeru wiele razy podano złe dane, więc potwierdzamy je pocztą. Jeśli numer i kontakt się zgadzają, na adres e-mail z zamówienia właśnie idzie link. Jeśli nie, sprawdź dane i spróbuj jeszcze raz.';
export const ofAccount =
  'To zamówienie należy do konta. Zaloguj się albo otwórz link, który właśnie wysłaliśmy na adres e-mail z zamówienia: poprowadzi Cię dalej.';
export const linkEnough =
  'Link do tego zamówienia wysłaliśmy już kilka razy w ciągu ostatniej godziny i nadal działa. Zajrzyj do skrzynki i do spamu.';

export const proof = {
  title: 'Potwierdź, że to Twoje zamówienie',
  text: 'Numer i kontakt pokazują stan zamówienia. Żeby zobaczyć dane osobowe i dokument albo anulować zamówienie, otwórz link z dowolnej wiadomości o nim. Możemy go też wysłać jeszcze raz na adres e-mail z zamówienia.',
  account:
    'Zamówienie należy do konta: po zalogowaniu też zobaczysz wszystko. Zwrot, reklamację i płatność również otworzysz po zalogowaniu albo z linku.',
  submit: 'Wyślij link',
  sent: 'Link jest w drodze na adres e-mail z zamówienia.',
};

export const account = 'Masz konto? Wszystkie zamówienia zobaczysz po zalogowaniu.';
export const signIn = 'Zaloguj się';
