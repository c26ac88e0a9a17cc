import type { InputFault } from '#platform/forms/rules/typed-fields.ts';

export const inputFaults: Record<InputFault, string> = {
  required: 'Uzupełnij to pole.',
  'too-long': 'Ten tekst jest za długi.',
  money: 'Podaj kwotę w złotych, na przykład 14,90.',
  'whole-number': 'Podaj liczbę całkowitą.',
  number: 'Podaj liczbę, na przykład 50,0705.',
  'out-of-range': 'Ta wartość jest poza dozwolonym zakresem.',
  choice: 'Wybierz jedną z podanych możliwości.',
  day: 'Podaj dzień w postaci RRRR-MM-DD.',
  moment: 'Podaj dzień i godzinę, na przykład 2026-12-01 08:00.',
  time: 'Podaj godzinę, na przykład 14:00.',
  address: 'Podaj adres zaczynający się od https:// albo od /.',
  living: 'Pod jednym z tych adresów sklep ma stronę, więc nikogo by z niego nie przeniósł.',
  country: 'Podaj dwuliterowe kody krajów, na przykład PL, DE.',
  postcode: 'Podaj kod pocztowy w postaci 00-000; obszary dostawy także początkiem kodu, na przykład 30-.',
  email: 'Podaj poprawny adres e-mail.',
  host: 'Podaj samą nazwę serwera, na przykład smtp.twoj-dostawca.pl.',
  phone: 'Podaj poprawny numer telefonu.',
  code: 'Kod może mieć litery, cyfry i łączniki, bez odstępów, najwyżej 40 znaków.',
  taken: 'Taki kod już istnieje.',
  'taken-name': 'Taka nazwa już jest.',
  'order-of-limits': 'Kwota największa musi być wyższa od najmniejszej.',
  'order-of-dates': 'Koniec musi być późniejszy niż początek i niż chwila obecna.',
  overlaps: 'W tym czasie część tych produktów ma już inną planowaną obniżkę. Zmień czas albo produkty.',
  'no-way-to-pay': 'Podaj koszt przy przedpłacie albo przy odbiorze; 0 oznacza dostawę bezpłatną.',
  rates:
    'Sprawdź stawki: waga w kilogramach, kwoty w złotych, w każdym wierszu przynajmniej jeden koszt, najwyżej 20 wierszy.',
  unknown: 'Nie ma takiej pozycji w sklepie.',
  months: 'Podaj liczby miesięcy po przecinku, na przykład 3, 6, 12.',
  position: 'Podaj szerokość i długość geograficzną, na przykład 50.0614, 19.9372.',
  'provider-key': 'To nie wygląda na klucz tego rodzaju: sprawdź jego początek i skopiuj go w całości.',
  colour: 'Podaj kolor w postaci #1a2b3c.',
  gtin: 'To nie jest poprawny numer EAN. Sprawdź cyfry pod kodem kreskowym.',
  pairs: 'Wpisz w każdym wierszu cechę i jej wartość, na przykład „Materiał: wełna”.',
  parts: 'Wpisz w każdym wierszu kod produktu i liczbę sztuk, na przykład „POL-00012; 2”.',
  questions: 'Sprawdź pytania. Przykład wiersza: „Kolor! jedno: czarny; złoty +12,50”.',
  slug: 'Użyj małych liter bez polskich znaków, cyfr i łączników.',
  stock: 'Podaj liczbę sztuk albo „bez limitu”.',
  tiers: 'Podaj progi, na przykład „3: 5; 10: 12”.',
  picture: 'Wybierz obraz z listy albo podaj ścieżkę pliku, na przykład tresc/namiot.jpg.',
  phrase: 'Wpisz słowa, po których da się szukać: litery lub cyfry, nie same spójniki.',
  'phrase-taken': 'Te słowa są już w innej pozycji tego rodzaju.',
  'same-words': 'Jedno ze słów jest tym, które ktoś wpisuje (odmiana się nie liczy). Podaj inne.',
  'own-search': 'Podaj adres w sklepie zaczynający się od /, ale nie samej wyszukiwarki.',
  links: 'Wpisz w każdym wierszu nazwę i adres, na przykład „Promocje: /promocje”; każdy adres raz.',
  'links-of-law': 'W stopce muszą zostać: /regulamin, /prywatnosc, /odstapienie i /deklaracja-dostepnosci.',
  cycle: 'Kategoria nie może stać pod samą sobą ani pod swoją podkategorią.',
  'too-deep': 'Menu ma trzy poziomy: pod tą kategorią nie zmieści się już ta z podkategoriami.',
  'tracking-number': 'Wstaw {number} w miejsce numeru przesyłki.',
};

export function pointFault(fault: InputFault | 'broken-row' | 'twice'): string {
  if (fault === 'twice') return 'Ten punkt jest już w pliku.';
  if (fault === 'broken-row') return 'Tego wiersza nie da się odczytać: sprawdź cudzysłowy i kodowanie UTF-8.';
  return inputFaults[fault];
}
