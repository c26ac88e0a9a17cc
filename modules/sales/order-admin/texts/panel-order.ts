import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { RefundPartState } from '#modules/sales/order-ledger/rules/refund-progress.ts';

export const title = (number: string) => `Zamówienie ${number}`;
export const back = 'Zamówienia';
export const placed = (moment: string) => `Złożone ${moment}`;
export const byPhone = 'Przyjęte przez telefon';
export const shopperView = 'Zobacz oczami klienta';
export const print = 'Lista i etykieta (PDF)';

export const lines = {
  title: 'Produkty',
  name: 'Produkt',
  quantity: 'Ilość',
  price: 'Cena',
  worth: 'Wartość',
  gift: 'gratis',
  forPoints: 'za punkty',
  paid: (amount: string) => `po rabacie ${amount}`,
};

export const money = {
  title: 'Pieniądze',
  goods: 'Produkty',
  rebate: 'Rabaty',
  delivery: 'Dostawa',
  payment: 'Koszt płatności',
  total: 'Razem',
  rate: (percent: string) => `w tym VAT ${percent}`,
  paid: 'Wpłacono',
  refunded: 'Zwrócono',
  left: 'Do zapłaty',
  payBack: 'Do oddania klientowi',
  kept: 'Zostaje w sklepie',
  payments: 'Płatności',
  refunds: 'Zwroty pieniędzy',
  byHand: 'przelew ręczny',
  points: (spent: number, earned: number) => `Punkty: wydane ${spent}, zdobyte ${earned}`,
};

export const incoming = {
  title: 'Wpłata na rachunek sklepu',
  lead: 'Gdy przelew dotarł, zapisz go tutaj. Płatności przez operatora zapisują się same.',
  amount: 'Kwota w złotych',
  button: 'Zapisz wpłatę',
  question: (number: string, amount: string) =>
    `Zamówienie ${number} będzie miało zapisaną wpłatę ${amount} zł, a klient dostanie wiadomość, gdy całość będzie opłacona. Tego nie da się cofnąć.`,
  done: 'Wpłata jest zapisana.',
};

export const refundStates = {
  asked: 'czeka na odpowiedź operatora',
  accepted: 'w drodze',
  done: 'oddane',
  refused: 'odmowa',
  'by-hand': 'czeka na przelew',
} satisfies Record<RefundPartState, string>;

export const refund = {
  title: 'Oddaj pieniądze',
  lead: (max: string) => `Przez operatora, który przyjął wpłatę, można oddać najwyżej ${max}.`,
  amount: 'Kwota w złotych',
  button: 'Oddaj przez operatora',
  question: (number: string) =>
    `Operator odda klientowi podaną kwotę za zamówienie ${number}. Wysłanych pieniędzy nie da się cofnąć.`,
  asked: (amount: string) => `Zwrot ${amount} jest zlecony. Zamówienie pokaże, kiedy operator go potwierdzi.`,
  refused: (problem: string) => `Operator odmówił: ${problem}. Sprawdź płatność w jego panelu.`,
  tooMuch: (max: string) => `Można oddać najwyżej ${max}.`,
  wrong: 'Podaj kwotę, na przykład 49,90.',
  handLead: (amount: string) => `Przelewem z konta sklepu trzeba oddać ${amount}.`,
  handButton: 'Zapisz, że przelew wyszedł',
  handQuestion: (number: string) => `Zamówienie ${number} będzie miało zapis, że pieniądze wróciły do klienta.`,
  handDone: 'Zwrot jest zapisany.',
  gone: 'Tego zamówienia już nie ma.',
};

export const move = {
  title: 'Co dalej',
  unpaid: (amount: string) => `Zamówienie czeka na wpłatę ${amount}. Spakuj je, gdy pieniądze dotrą.`,
  tracking: 'Numer przesyłki',
  to: {
    new: 'Nowe',
    confirmed: 'Potwierdź',
    packing: 'Zacznij pakować',
    sent: 'Oznacz jako wysłane',
    ready: 'Gotowe do odbioru',
    delivered: 'Oznacz jako dostarczone',
    cancelled: 'Anuluj zamówienie',
    returned: 'Oznacz jako zwrócone',
  } satisfies Record<OrderState, string>,
  cancelQuestion: (number: string) =>
    `Zamówienie ${number} zostanie anulowane: produkty wrócą do sprzedaży, klient dostanie e-mail, a wpłatę trzeba będzie oddać. Tego nie da się cofnąć.`,
  returnQuestion: (number: string) => `Zamówienie ${number} zostanie oznaczone jako zwrócone. Tego nie da się cofnąć.`,
  over: 'To zamówienie jest zakończone.',
};

export const people = {
  title: 'Klient i dostawa',
  contact: 'Kontakt',
  billing: 'Dane kupującego',
  delivery: 'Adres dostawy',
  invoice: 'Dane do faktury',
  way: 'Sposób dostawy',
  promised: (day: string) => `Obiecany dzień: ${day}`,
  parcel: (number: string) => `Przesyłka ${number}`,
  document: 'Dokument',
  remarks: 'Uwagi klienta',
  taxNumber: (number: string) => `NIP ${number}`,
};

export const change = {
  title: 'Zmień zamówienie',
  lead: 'Do chwili pakowania. Klient dostanie e-mail ze zmienionym zamówieniem.',
  late: 'Zamówienie jest już pakowane albo zakończone, więc nie można go zmienić.',
  email: 'E-mail',
  phone: 'Telefon',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  companyName: 'Firma',
  street: 'Ulica i numer',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
  savePeople: 'Zapisz dane',
  courier: 'Sposób dostawy',
  point: 'Kod punktu lub automatu',
  pointHint: 'Tylko dla dostawy do punktu, na przykład KRA01.',
  noPoint: 'Ten przewoźnik nie ma takiego punktu.',
  location: 'Sklep odbioru',
  noLocation: 'Nie dotyczy',
  saveDelivery: 'Zmień dostawę',
  takeOff: 'Usuń sztuki',
  pieces: (name: string) => `Ile usunąć: ${name}`,
  ordered: (quantity: string) => `W zamówieniu ${quantity}.`,
  saveTakeOff: 'Usuń z zamówienia',
  takeOffQuestion: 'Sztuki wrócą do sprzedaży, a kwoty zamówienia się zmienią. Klient dostanie e-mail.',
  changed: 'Zamówienie jest zmienione, klient dostanie e-mail.',
  'nothing-new': 'Nic się nie zmieniło.',
  wrong: (fields: string) => `Popraw: ${fields}.`,
  reasons: {
    'unknown-order': 'Nie ma takiego zamówienia.',
    'too-late': 'Zamówienie jest już pakowane albo zakończone.',
    claimed: 'Część zamówienia jest w zwrocie albo odstąpieniu.',
    'nothing-left': 'Nic by nie zostało. Anuluj całe zamówienie.',
    'wrong-pieces': 'Podaj, ile sztuk usunąć, i nie więcej, niż jest.',
    'not-removable': 'Produktu za punkty ani wysłanej karty lub pliku nie można usunąć.',
    'wrong-delivery': 'Tak nie można dostarczyć tego zamówienia. Sprawdź sposób dostawy i punkt.',
  },
};

export const notes = {
  title: 'Notatki',
  lead: 'Klient ich nie widzi.',
  none: 'Brak notatek.',
  text: 'Nowa notatka',
  add: 'Dodaj notatkę',
  added: 'Notatka jest dodana.',
  empty: 'Wpisz treść notatki.',
  shop: 'Sklep',
};

export const history = {
  title: 'Historia',
  mails: 'E-maile',
  noMails: 'Nie wysłano jeszcze żadnego e-maila.',
  waits: 'czeka na wysłanie',
  failed: 'nie wysłano',
  read: 'Treść',
  claims: 'Zwroty, reklamacje i odstąpienia',
};
