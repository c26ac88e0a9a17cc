import type { SettingFault } from '#rules/platform/settings/setting-fault.ts';

export const title = 'Ustawienia';
export const lead = 'Zmiany widać w sklepie, mailach i wywołaniach od razu, bez ponownego uruchamiania.';
export const save = 'Zapisz';
export const saved = 'Ustawienia są zapisane.';
export const unchanged = 'Nic się nie zmieniło.';
export const refused = 'Nic nie zapisaliśmy. Popraw zaznaczone pola.';
export const yes = 'Tak';
export const no = 'Nie';
export const priceTypes = { gross: 'Brutto (z VAT)', net: 'Netto (bez VAT)' };
export const positionHint = 'Szerokość i długość geograficzna, na przykład 50.0614, 19.9372. Puste pole ukrywa mapę.';
export const listHint = 'Lista w zapisie JSON; kwoty w groszach.';
export const grosze = 'W groszach.';

export const groups = {
  brand: 'Sklep',
  company: 'Firma',
  contact: 'Kontakt',
  register: 'Wpis do rejestru',
  returns: 'Zwroty',
  account: 'Rachunek bankowy',
  selling: 'Sprzedaż',
  limits: 'Limity i terminy',
};
export const accountLead =
  'Na ten rachunek kupujący robią przelewy. Przed zmianą poprosimy o drugi składnik logowania.';

/** By the path of the setting. */
export const fields: Record<string, string> = {
  name: 'Nazwa sklepu',
  tagline: 'Hasło pod nazwą',
  description: 'Opis dla wyszukiwarek',
  brandFolder: 'Folder z logo i ikonami',
  position: 'Położenie na mapie',
  'company.name': 'Nazwa firmy',
  'company.street': 'Ulica i numer',
  'company.zipcode': 'Kod pocztowy',
  'company.city': 'Miejscowość',
  'company.taxNumber': 'NIP',
  email: 'E-mail',
  phone: 'Telefon',
  phoneHours: 'Godziny telefonu',
  contactLink: 'Adres strony kontaktu przy cenach na telefon',
  'register.court': 'Sąd rejestrowy',
  'register.krs': 'Numer KRS',
  'register.shareCapital': 'Kapitał zakładowy',
  'register.regon': 'REGON',
  'returnAddress.name': 'Odbiorca zwrotów',
  'returnAddress.street': 'Ulica i numer',
  'returnAddress.zipcode': 'Kod pocztowy',
  'returnAddress.city': 'Miejscowość',
  returnDays: 'Dni na zwrot',
  returnDeliveries: 'Sposoby odesłania',
  bankAccount: 'Numer rachunku',
  priceType: 'Ceny w sklepie',
  shipmentDeadline: 'Godzina wysyłki tego samego dnia',
  hoursBeforeOrder: 'Godziny do końca przyjmowania na dziś',
  pointWorth: 'Wartość punktu lojalnościowego',
  rebateCode: 'Kod na pasku rabatowym',
  rebateText: 'Tekst paska rabatowego',
  oneCardPerModel: 'Wersje kolorystyczne na jednej karcie',
  payLater: 'Raty i płatność odroczona',
  searchMinimum: 'Najmniej znaków w wyszukiwarce',
  'unpaidDays.transfer': 'Dni na przelew (0: bez końca)',
  'unpaidDays.online': 'Dni na płatność online (0: bez końca)',
  'orderLimits.address': 'Zamówień dziennie na jeden e-mail',
  'orderLimits.caller': 'Zamówień na godzinę z jednego adresu sieci',
  'orderLimits.customer': 'Zamówień dziennie stałego klienta',
  'passwordLength.min': 'Najkrótsze hasło',
  'passwordLength.max': 'Najdłuższe hasło',
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
};
