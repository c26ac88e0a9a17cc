export const title = 'Zamówienie z telefonu';
export const back = 'Zamówienia';
export const lead =
  'Ceny, koszty i zasady są takie same jak w sklepie. Klient dostanie potwierdzenie e-mailem, a przy płatności z góry także link do zapłaty.';
export const goods = 'Produkty';
export const code = (row: number) => `Kod produktu ${row}`;
export const quantity = (row: number) => `Ilość ${row}`;
export const person = 'Klient';
export const courier = 'Sposób dostawy';
export const payment = 'Płatność';
export const onDelivery = 'przy odbiorze';
export const terms = 'Klient zna regulamin i prawo odstąpienia oraz akceptuje regulamin';
export const quote = 'Przelicz';
export const place = 'Złóż zamówienie';
export const sums = 'Do zapłaty';
export const delivery = (amount: string) => `Dostawa ${amount}`;
export const unknownCode = (code: string) => `Nie ma w sprzedaży produktu o kodzie ${code}.`;
export const noQuantity = (code: string) => `Podaj liczbę sztuk większą od zera przy kodzie ${code}.`;
export const nothing = 'Podaj kod przynajmniej jednego produktu.';
export const problems = (fields: string) => `Uzupełnij albo popraw: ${fields}.`;
export const changed = 'Kwoty się zmieniły. Przeczytaj je klientowi jeszcze raz.';
export const missing = 'Części produktów nie da się teraz zamówić.';
export const fields: Record<string, string> = {
  email: 'E-mail',
  phone: 'Telefon',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  street: 'Ulica i numer',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
  courier,
  payment,
  location: 'sklep odbioru',
  pickupPoint: 'punkt odbioru',
  terms: 'zgoda na regulamin',
  basket: 'produkty',
};
