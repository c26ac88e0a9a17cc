export const title = 'Przelewy do zrobienia';
export const lead =
  'Pieniądze, których nie odda operator płatności: klient wybrał przelew, zapłacił przelewem lub kurierowi albo operator odmówił.';
export const nothing = 'Nie ma nic do zapłacenia.';
export const file = 'Pobierz plik (CSV)';
export const columns = {
  choose: 'Zaznacz',
  order: 'Zamówienie',
  name: 'Odbiorca',
  account: 'Numer konta',
  amount: 'Kwota',
  transfer: 'Tytuł przelewu',
  since: 'Od',
};
export const choose = (name: string, amount: string) => `Zaznacz: ${name}, ${amount}`;
export const chooseAll = 'Zaznacz wszystkie';
export const noAccount = 'brak: zapytaj klienta';
export const note = (text: string) => `Inaczej niż przelewem: ${text}`;
export const transfer = (number: string) => `Zwrot za zamówienie ${number}`;
export const sum = (amount: string) => `Razem: ${amount}`;
export const markPaid = 'Zapisz zaznaczone jako zapłacone';
export const question =
  'Zamówienia i zwroty będą miały zapis, że pieniądze wyszły, a klienci dostaną wiadomości. Tego nie można cofnąć.';
export const none = 'Zaznacz, co zostało zapłacone.';
export const paid = (many: number) => `Zapisano jako zapłacone: ${many}.`;
export const left = (many: number) => `Nie zapisano: ${many}. Ktoś inny zrobił to wcześniej albo kwota się zmieniła.`;

export const csv = {
  file: 'zwroty-do-banku',
  columns: ['Numer konta', 'Odbiorca', 'Kwota', 'Tytuł przelewu', 'Numer zamówienia', 'E-mail', 'Jak oddać'],
};
