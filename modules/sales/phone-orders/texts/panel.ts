import type { LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';

export const title = 'Zamówienie z telefonu';
export const back = 'Zamówienia';
export const lead =
  'Ceny, koszty i zasady są takie same jak w sklepie. Klient dostanie potwierdzenie e-mailem, a przy płatności z góry także link do zapłaty.';

export const goods = 'Produkty';
export const search = 'Szukaj produktu';
export const searchHint = 'Nazwa, kod albo EAN. Pełny kod i Enter dodają produkt od razu.';
export const find = 'Szukaj';
export const found = 'Znalezione produkty';
export const notFound = (text: string) => `Nie ma w sprzedaży produktu, który pasuje do „${text}”.`;
export const inStock = (pieces: string) => `na stanie ${pieces}`;
export const add = 'Dodaj';
export const addOf = (name: string) => `Dodaj: ${name}`;
export const added = 'Produkt jest na liście.';
export const lines = 'Zamawiane produkty';
export const noLines = 'Nie dodano jeszcze żadnego produktu.';
export const gone = 'Ten produkt nie jest już w sprzedaży';
export const quantity = (name: string) => `Ilość: ${name}`;
export const remove = 'Usuń';
export const removeOf = (name: string) => `Usuń: ${name}`;
export const removed = 'Produkt zniknął z listy.';

export const person = 'Klient';
export const fields = {
  email: 'E-mail',
  phone: 'Telefon',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  companyName: 'Nazwa firmy',
  taxNumber: 'NIP',
  street: 'Ulica i numer',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
};
export const company = 'Kupuje firma';
export const companyHint = 'Nazwa i NIP trafią na dokument sprzedaży.';
export const document = 'Dokument';

export const deliveryTitle = 'Dostawa i płatność';
export const courier = 'Sposób dostawy';
export const payment = 'Płatność';
export const onDelivery = 'przy odbiorze';
export const place = 'Miejsce odbioru';
export const placeSearch = 'Szukaj punktu, automatu albo sklepu';
export const placeHint = 'Miejscowość, kod pocztowy, ulica albo kod punktu.';
export const findPlace = 'Szukaj miejsca';
export const noPlace = 'Ten sposób dostawy nie ma tam miejsca odbioru. Sprawdź nazwę albo wybierz inną dostawę.';
export const clientNumber = 'Numer klienta u przewoźnika';

export const remarks = 'Uwagi do zamówienia';
export const terms = 'Klient zna regulamin i prawo odstąpienia oraz akceptuje regulamin';
export const quote = 'Przelicz';
export const placeOrder = 'Złóż zamówienie';
export const sums = 'Do zapłaty';
export const delivery = (amount: string) => `Dostawa ${amount}`;
export const noQuantity = (name: string) => `Podaj liczbę sztuk większą od zera: ${name}.`;
export const nothing = 'Dodaj przynajmniej jeden produkt.';
export const problems = 'Uzupełnij albo popraw zaznaczone pola.';
export const changed = 'Kwoty się zmieniły. Przeczytaj je klientowi jeszcze raz.';
/** Why a line cannot be had as it was dictated. */
export function unmet({ code, limit, quantity }: Pick<LineOutcome, 'code' | 'limit' | 'quantity'>): string {
  if (code === 'unavailable' || limit === 0) return 'Tego produktu teraz nie ma.';
  if (code === 'lowered' || code === 'already-in-basket')
    return `Można zamówić najwyżej ${formatQuantity(limit ?? quantity)}.`;
  if (code === 'raised') return `Trzeba zamówić co najmniej ${formatQuantity(limit ?? quantity)}.`;
  if (code === 'added') return `Takiej ilości nie sprzedajemy. Najbliższa to ${formatQuantity(quantity)}.`;
  return 'Tego produktu nie można zamówić przez telefon.';
}
export const missing = (names: string) => `Tego nie da się teraz zamówić w tej ilości: ${names}.`;
