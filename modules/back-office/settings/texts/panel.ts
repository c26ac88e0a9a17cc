import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { SettingFault } from '#platform/settings/rules/setting-fault.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';

export const title = 'Ustawienia';
export const lead = 'Zmiany widać w sklepie i w e-mailach od razu, bez ponownego uruchamiania.';
export const save = 'Zapisz';
export const saved = 'Ustawienia są zapisane.';
export const unchanged = 'Nic się nie zmieniło.';
export const refused = 'Nic nie zapisaliśmy. Popraw zaznaczone pola.';
export const rowsChanged = 'Lista jest zmieniona na ekranie. Zapisz, aby zmiana weszła w życie.';
export const removeRow = 'Usuń';

export const groups = {
  company: 'Firma',
  contact: 'Kontakt',
  register: 'Wpis do rejestru',
  brand: 'Sklep',
  listings: 'Listy i wyszukiwarka',
  rebateBar: 'Pasek rabatowy',
  selling: 'Ceny i czekanie na zapłatę',
  payLater: 'Raty i płatność odroczona',
  account: 'Rachunek bankowy',
  shipment: 'Wysyłka',
  returns: 'Zwroty',
  limits: 'Ochrona przed nadużyciami',
};

/** By the last part of the section's address. */
export const sections = {
  firma: { title: 'Firma i kontakt', about: 'Nazwa, adres, NIP, telefon i wpis do rejestru.' },
  sklep: { title: 'Sklep i wygląd', about: 'Nazwa i opis sklepu, mapa, listy produktów, pasek rabatowy.' },
  sprzedaz: { title: 'Sprzedaż', about: 'Ceny brutto lub netto, czekanie na zapłatę, punkty, raty.' },
  platnosci: { title: 'Pieniądze', about: 'Rachunek do przelewów i klucze płatności online.' },
  wysylka: { title: 'Wysyłka i zwroty', about: 'Godzina wysyłki, adres zwrotów, dni na zwrot i sposoby odesłania.' },
  poczta: { title: 'Poczta', about: 'Serwer, przez który wychodzą maile do kupujących.' },
  bezpieczenstwo: { title: 'Bezpieczeństwo', about: 'Hasła klientów i limity zamówień.' },
};
export const incomplete = 'Do uzupełnienia';
export const accountLead =
  'Na ten rachunek kupujący robią przelewy. Przed zmianą poprosimy o drugi składnik logowania.';

/** By the path of the setting. */
export const fields: Record<string, FieldText> = {
  name: { label: 'Nazwa sklepu' },
  tagline: { label: 'Hasło pod nazwą', hint: 'Kilka słów w tytułach i na stronie głównej.' },
  description: { label: 'Opis dla wyszukiwarek', hint: 'Jedno lub dwa zdania o tym, co sprzedajesz.' },
  brandFolder: {
    label: 'Logo i ikony',
    hint: 'Adres folderu z plikami. Zostaw /brand, jeśli nikt nie przygotował dla Ciebie innego.',
  },
  'wordmark.name': {
    label: 'Nazwa jako rysunek: co jest narysowane',
    hint: 'Rysunek stoi w nagłówku tylko wtedy, gdy to jest nazwa sklepu. Puste pole: nazwa jest pisana.',
  },
  'wordmark.path': {
    label: 'Nazwa jako rysunek: kształt liter',
    hint: 'Atrybut d ścieżki SVG o wysokości 100. Przygotuje go osoba, która rysowała logo.',
  },
  'wordmark.width': { label: 'Nazwa jako rysunek: szerokość', hint: 'Przy wysokości 100.' },
  'scenes.thanks': {
    label: 'Obraz przy podziękowaniu za zamówienie',
    hint: 'Ścieżka pliku w folderze obrazów, na przykład zdjecia/las.webp. Puste pole: bez obrazu.',
  },
  'scenes.signIn': {
    label: 'Obraz przy logowaniu i rejestracji',
    hint: 'Ścieżka pliku w folderze obrazów, na przykład zdjecia/chata.webp. Puste pole: bez obrazu.',
  },
  position: {
    label: 'Położenie na mapie',
    hint: 'Szerokość i długość geograficzna, na przykład 50.0614, 19.9372. Puste pole ukrywa mapę.',
  },
  'company.name': { label: 'Nazwa firmy', hint: 'Jak w CEIDG albo KRS.' },
  'company.street': { label: 'Ulica i numer' },
  'company.zipcode': { label: 'Kod pocztowy' },
  'company.city': { label: 'Miejscowość' },
  'company.taxNumber': { label: 'NIP', hint: '10 cyfr.' },
  email: { label: 'E-mail', hint: 'Widzą go kupujący; z niego wychodzą maile, jeśli nie ustawisz innego nadawcy.' },
  newOrderEmail: {
    label: 'E-mail o nowych zamówieniach',
    hint: 'Na ten adres napiszemy o każdym zamówieniu. Puste pole: nie piszemy.',
  },
  phone: { label: 'Telefon', hint: 'Na przykład +48 600 100 200.' },
  phoneHours: { label: 'Godziny telefonu', hint: 'Na przykład: od poniedziałku do piątku, 9:00–17:00.' },
  contactLink: {
    label: 'Adres strony kontaktu',
    hint: 'Otwiera się przy produktach z ceną na telefon. Sklep ma ją już pod adresem /contact.php: zostaw go, jeśli nie masz innej.',
  },
  'register.court': { label: 'Sąd rejestrowy', hint: 'Tylko spółki wpisane do KRS; inni zostawiają ten dział pusty.' },
  'register.krs': { label: 'Numer KRS', hint: '10 cyfr.' },
  'register.shareCapital': { label: 'Kapitał zakładowy', hint: 'Na przykład 50 000 zł.' },
  'register.regon': { label: 'REGON' },
  'returnAddress.name': { label: 'Odbiorca zwrotów' },
  'returnAddress.street': { label: 'Ulica i numer' },
  'returnAddress.zipcode': { label: 'Kod pocztowy' },
  'returnAddress.city': { label: 'Miejscowość' },
  returnDays: { label: 'Dni na zwrot', hint: 'Prawo wymaga co najmniej 14.' },
  bankAccount: { label: 'Numer rachunku', hint: '26 cyfr, z odstępami lub bez.' },
  priceType: { label: 'Ceny w sklepie', choices: { gross: 'Brutto (z VAT)', net: 'Netto (bez VAT)' } },
  shipmentDeadline: { label: 'Godzina wysyłki', hint: 'Zamówienia złożone przed nią wychodzą tego samego dnia.' },
  hoursBeforeOrder: {
    label: 'Odliczanie do wysyłki',
    hint: 'Na ile godzin przed godziną wysyłki sklep zaczyna pokazywać, ile czasu zostało.',
  },
  pointWorth: { label: 'Wartość punktu lojalnościowego', hint: 'W złotych, na przykład 0,05.' },
  rebateCode: { label: 'Kod na pasku rabatowym', hint: 'Puste pole ukrywa pasek.' },
  rebateText: { label: 'Tekst paska rabatowego' },
  oneCardPerModel: { label: 'Wersje kolorystyczne produktu na jednej karcie' },
  severalFiltersOpen: {
    label: 'Kilka rozwiniętych filtrów na dużym ekranie',
    hint: 'Wyłączone: otwarcie jednego filtra zamyka pozostałe.',
  },
  searchMinimum: { label: 'Najmniej znaków w wyszukiwarce' },
  'unpaidDays.transfer': { label: 'Dni na przelew', hint: 'Potem zamówienie jest anulowane. 0: bez limitu.' },
  'unpaidDays.online': { label: 'Dni na płatność online', hint: 'Potem zamówienie jest anulowane. 0: bez limitu.' },
  'orderLimits.address': { label: 'Zamówień dziennie na jeden e-mail', hint: 'Chroni przed fałszywymi zamówieniami.' },
  'orderLimits.caller': { label: 'Zamówień na godzinę z jednego adresu sieci' },
  'orderLimits.customer': { label: 'Zamówień dziennie stałego klienta' },
  'passwordLength.min': { label: 'Najkrótsze hasło klienta', hint: 'Liczba znaków.' },
  'passwordLength.max': { label: 'Najdłuższe hasło klienta', hint: 'Liczba znaków.' },
};

interface ListText {
  title: string;
  hint: string;
  none: string;
  add: string;
  one: (number: number) => string;
  fields: Record<string, FieldText>;
}

const from = { label: 'Od kwoty (zł)' };
const upTo = { label: 'Do kwoty (zł)' };

/** Lists, by the path of the setting. */
export const lists: Record<string, ListText> = {
  returnDeliveries: {
    title: 'Sposoby odesłania',
    hint: 'Kupujący wybiera jeden z nich, gdy zgłasza zwrot. Koszt odejmujemy od zwracanej kwoty.',
    none: 'Nie ma jeszcze żadnego: kupujący nie zgłosi zwrotu w sklepie.',
    add: 'Dodaj sposób odesłania',
    one: (number) => `sposób ${number}`,
    fields: {
      name: { label: 'Nazwa', hint: 'Na przykład: Kurier odbierze paczkę.' },
      method: {
        label: 'Rodzaj',
        choices: {
          own: 'Kupujący wysyła na własny koszt',
          courier: 'Kurier odbiera od kupującego',
          locker: 'Nadanie w automacie paczkowym',
          point: 'Oddanie w Twoim sklepie',
        },
      },
      cost: { label: 'Koszt dla kupującego (zł)' },
    },
  },
  'payLater.instalments': {
    title: 'Raty',
    hint: 'Wyliczenie rat przy produktach. Żeby dało się nimi zapłacić, dodaj też formę płatności.',
    none: 'Nie ma żadnej oferty rat.',
    add: 'Dodaj ofertę rat',
    one: (number) => `oferta ${number}`,
    fields: {
      name: { label: 'Nazwa' },
      min: from,
      max: upTo,
      months: { label: 'Liczby rat', hint: 'Po przecinku, na przykład 3, 6, 12.' },
      annual: { label: 'Oprocentowanie w roku (%)', hint: 'Na przykład 9,9.' },
    },
  },
  'payLater.deferred': {
    title: 'Płatność odroczona',
    hint: 'Napis „kup teraz, zapłać później” przy produktach.',
    none: 'Nie ma płatności odroczonej.',
    add: 'Dodaj płatność odroczoną',
    one: () => 'płatność odroczona',
    fields: { name: { label: 'Nazwa' }, days: { label: 'Dni na zapłatę' }, min: from, max: upTo },
  },
};

export const faults: Record<SettingFault, string> = {
  'unknown-setting': 'Nie ma takiego ustawienia.',
  'wrong-value': 'Ta wartość tu nie pasuje.',
  empty: 'To pole nie może być puste.',
  'too-long': 'Najwyżej 500 znaków.',
  'wrong-email': 'Wpisz poprawny adres e-mail.',
  'wrong-phone': 'Wpisz poprawny numer telefonu.',
  'wrong-zipcode': 'Wpisz kod w postaci 00-000.',
  'wrong-tax-number': 'To nie jest poprawny NIP.',
  'wrong-krs': 'Numer KRS ma 10 cyfr.',
  'wrong-bank-account': 'To nie jest poprawny numer rachunku.',
  'wrong-time': 'Wpisz godzinę, na przykład 14:00.',
  'too-few-days': `Prawo daje kupującemu co najmniej ${WITHDRAWAL_DAYS} dni.`,
};
