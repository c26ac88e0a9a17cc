export const title = 'Reklamacja bez numeru zamówienia';
export const intro = 'Opisz produkt i zakup. Odpowiedź wyślemy e-mailem.';
// S5.50
export const incomplete = 'Wypełnij wszystkie pola formularza.';
export const productTitle = 'Produkt i zakup';
export const faultTitle = 'Usterka';
export const product = 'Nazwa produktu';
export const serialNumber = 'Numer seryjny';
export const serialNumberHint = 'Jeśli produkt go ma.';
export const boughtOn = 'Data zakupu';
export const day = 'Dzień';
export const month = 'Miesiąc';
export const year = 'Rok';
export const wrongDate = 'Takiej daty nie ma albo jeszcze nie nadeszła.';
export const description = 'Opis usterki';
export const place = 'Miejsce zakupu';
export const buyPlaces = {
  shop: 'Nasz sklep stacjonarny lub internetowy',
  auction: 'Serwis aukcyjny',
  other: 'Inne miejsce',
};
export const placeDetails = 'Nazwa serwisu lub miejsca';
export const refundLabel = 'Zwrot pieniędzy';
export const refund = 'Jak zwrócić pieniądze, jeśli uznamy reklamację?';

export const refunds = {
  b: 'Przelewem na konto',
  p: 'Przekazem pocztowym',
  c: 'Czekiem',
  t: 'Na saldo w sklepie, bonem bez terminu ważności',
};

export const bankAccount = 'Numer konta bankowego';
export const refundAddress = 'Adres do przekazu';
export const chequeData = 'Dane do czeku';
export const chequeHint = 'Imię i nazwisko oraz adres, na który wyślemy czek.';
export const site = 'Sklep, do którego oddasz produkt';
export const siteNone = 'Wyślę produkt pocztą lub kurierem';
export const contactTitle = 'Dane do kontaktu';
export const email = 'E-mail';
export const phone = 'Telefon';
export const submit = 'Złóż reklamację';
export const tooOften = 'Dziś nie przyjmiemy już więcej reklamacji z tego adresu. Spróbuj jutro albo zadzwoń do nas.';
