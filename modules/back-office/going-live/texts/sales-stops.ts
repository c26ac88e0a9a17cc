import type { SalesStop, SalesStopId } from '../rules/sales-stops.ts';

const list = (names: readonly string[]) => names.join(', ');
const SERVER = 'Ustawia to osoba, która opiekuje się serwerem.';

const stops: Record<SalesStopId, (names: readonly string[]) => string> = {
  'public-origin': () =>
    `Sklep nie zna swojego adresu, więc linki w mailach nie działają. ${SERVER} Zmienna: PUBLIC_ORIGIN.`,
  http: () => `Adres sklepu nie zaczyna się od https, więc hasła nie są chronione. ${SERVER} Zmienna: PUBLIC_ORIGIN.`,
  'cookie-domain': (names) => `Ciasteczka są dla innej domeny niż adres sklepu (${list(names)}). ${SERVER}`,
  'demo-settings': (names) => `Dane sklepu pokazowego w ustawieniach: ${list(names)}.`,
  'demo-customer': (names) => `Konto klienta ze sklepu pokazowego, którego hasło zna każdy: ${list(names)}.`,
  'demo-owner': (names) => `Konto właściciela ze sklepu pokazowego, do którego wejdzie każdy: ${list(names)}.`,
  'demo-text': (names) => `Strony z danymi firmy ze sklepu pokazowego: ${list(names)}.`,
  'demo-producer': (names) => `Producenci wymyśleni dla sklepu pokazowego: ${list(names)}.`,
  name: () => 'Sklep nie ma jeszcze własnej nazwy.',
  company: () => 'Brakuje danych firmy.',
  'company-number': (names) => `NIP jest błędny: ${list(names)}.`,
  contact: () => 'Brakuje e-maila lub telefonu sklepu.',
  courier: () => 'Żaden sposób dostawy nie jest włączony: nikt nie zamówi towaru do wysłania.',
  'pickup-points': (names) =>
    `Kupujący nie wybiorą punktu odbioru (${list(names)}). Zaznacz w dostawie, że kupujący wybiera punkt, i wczytaj listę punktów, albo wyłącz tę dostawę.`,
  'pickup-stores': (names) =>
    `Nie ma sklepu, w którym można odebrać zamówienie (${list(names)}). Dodaj sklep albo wyłącz tę dostawę.`,
  'payment-method': () => 'Żadna płatność nie jest włączona: nikt nie zapłaci.',
  'payment-provider': (names) =>
    `Płatności bez operatora: ${list(names)}. Podaj klucze operatora w ustawieniach albo wyłącz te płatności.`,
  'payment-test': () => 'Klucze operatora płatności są testowe: nie przychodzą z nich pieniądze.',
  'bank-account': () => 'Przelew jest włączony, ale sklep nie ma numeru rachunku.',
  terms: () => 'Nie ma regulaminu albo jest za krótki.',
  privacy: () => 'Nie ma polityki prywatności albo jest za krótka.',
  'return-address': () => 'Brakuje adresu, pod który kupujący odsyłają towar.',
  mail: () => 'Nie ma serwera poczty: klienci nie dostaną potwierdzeń.',
  accessibility: () => 'Nie ma deklaracji dostępności.',
  product: () => 'Nie ma produktu w sprzedaży.',
};

export const describeStop = ({ id, examples }: SalesStop): string => stops[id](examples);
