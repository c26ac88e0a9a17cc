import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import { plural } from '#platform/text/rules/plural.ts';
import type { CourierValues } from '../rules/courier-fields.ts';
import type { LocationValues } from '../rules/location-fields.ts';

export const kinds = {
  courier: 'Kurier',
  locker: 'Automat paczkowy',
  point: 'Punkt odbioru',
  pickup: 'Odbiór w sklepie',
  post: 'Poczta',
};

export const couriers = {
  title: 'Dostawa',
  lead: 'Sposoby dostawy w kolejności, w jakiej widzą je kupujący.',
  list: 'Dostawa',
  create: 'Nowy sposób dostawy',
  add: 'Dodaj sposób dostawy',
  empty: 'Nie ma jeszcze żadnego sposobu dostawy.',
  columns: ['Rodzaj', 'Przedpłata', 'Przy odbiorze', 'Darmowa od', 'Dni'],
  rates: (from: string) => `od ${from}`,
  groups: {
    what: 'Nazwa i rodzaj',
    costs: 'Koszty',
    limits: 'Ograniczenia i obszar',
    time: 'Czas dostawy',
    more: 'Odbiór i śledzenie',
  },
  fields: {
    name: { label: 'Nazwa' },
    kind: { label: 'Rodzaj', choices: kinds },
    icon: { label: 'Ikona', hint: 'Adres obrazka, na przykład /brand/dostawa-kurier.svg. Puste: bez ikony.' },
    prepaidCost: { label: 'Koszt przy przedpłacie (zł)', hint: 'Puste: nie można zapłacić z góry. 0: bezpłatnie.' },
    onDeliveryCost: {
      label: 'Koszt z płatnością przy odbiorze (zł)',
      hint: 'Puste: nie można zapłacić przy odbiorze. Podaj choć jeden z tych kosztów.',
    },
    freeFrom: { label: 'Darmowa od wartości koszyka (zł)', hint: 'Puste: nigdy.' },
    rates: {
      label: 'Stawki według wagi i wartości',
      hint: 'Liczy się pierwszy wiersz, w którym paczka się mieści; gdy żaden nie pasuje, koszty podane wyżej.',
    },
    maxWeight: { label: 'Największa waga (kg)', hint: 'Puste: bez ograniczenia.' },
    maxWorth: { label: 'Największa wartość paczki (zł)' },
    maxOnDelivery: { label: 'Największa kwota pobrania (zł)' },
    countries: { label: 'Kraje', hint: 'Dwuliterowe kody, na przykład PL, DE.' },
    postcodes: {
      label: 'Obszar w Polsce',
      hint: 'Początki kodów pocztowych, na przykład 30, 31-1. Puste: cała Polska.',
    },
    days: { label: 'Dni w drodze', hint: 'Dni, w które przewoźnik doręcza.' },
    deadline: { label: 'Odbiór paczek do godziny', hint: 'Puste: godzina z ustawień sklepu.' },
    weekdays: {
      label: 'Doręcza w dni',
      hint: 'Nie doręcza w święta ani w dni zamknięcia sklepu.',
      choices: {
        1: 'poniedziałek',
        2: 'wtorek',
        3: 'środa',
        4: 'czwartek',
        5: 'piątek',
        6: 'sobota',
        7: 'niedziela',
      },
    },
    needsPoint: { label: 'Kupujący wybiera punkt odbioru' },
    requestsClientNumber: { label: 'Pyta o numer klienta u przewoźnika' },
    trackingLink: { label: 'Adres śledzenia', hint: '{number} w miejscu numeru przesyłki.' },
    enabled: { label: 'Włączony: kupujący mogą go wybrać' },
  } satisfies Record<keyof CourierValues, FieldText>,
};

export const closedDays = {
  title: 'Dni bez wysyłki',
  lead: 'Oprócz sobót, niedziel i świąt. Obietnice dostawy uwzględniają je od razu.',
  none: 'Nie zaplanowano żadnych.',
  add: 'Dodaj dzień',
  remove: 'Usuń',
  removeOf: (day: string) => `Usuń dzień ${day}`,
  saved: 'Zapisano dzień bez wysyłki.',
  removed: 'Usunięto dzień bez wysyłki.',
  fields: { day: { label: 'Dzień' }, reason: { label: 'Powód' } },
};

export const points = {
  title: 'Punkty odbioru',
  lead: 'Wszystkie punkty przewoźnika z jednego pliku. Punkty, których w pliku nie ma, zostaną wyłączone.',
  courier: 'Przewoźnik',
  noCouriers: 'Najpierw dodaj sposób dostawy, przy którym kupujący wybiera punkt odbioru.',
  file: 'Plik CSV lub JSON',
  fileHint:
    'Kolumny: id, name, street, zipcode, city, lat, lng, hours; opcjonalnie type, hint, cod. JSON także w postaci, w jakiej podaje go InPost. Najwyżej 12 MB.',
  send: 'Wczytaj punkty',
  counts: (count: number) => `${count} ${plural(count, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
  done: (added: number, changed: number, off: number) =>
    `Wczytano. Nowe punkty: ${added}, znane: ${changed}, wyłączone: ${off}.`,
  noFile: 'Wybierz plik.',
  refused: {
    'unknown-courier': 'Nie ma takiego przewoźnika.',
    unreadable: 'Tego pliku nie da się odczytać jako listy punktów.',
    'no-points': 'W pliku nie ma punktów.',
    'too-many': 'W pliku jest za dużo punktów: najwyżej 100 000.',
  },
  faultsTitle: 'Nic nie zmieniono. Popraw w pliku:',
  row: 'Wiersz',
  column: 'Kolumna',
  fault: 'Co poprawić',
  more: (count: number) => `…i jeszcze ${count}.`,
};

export const locations = {
  title: 'Sklepy',
  lead: 'Własne miejsca, w których można zobaczyć towar i odebrać zamówienie.',
  list: 'Sklepy',
  create: 'Nowy sklep',
  add: 'Dodaj sklep',
  empty: 'Nie ma jeszcze żadnego sklepu.',
  columns: ['Adres', 'Godziny'],
  fields: {
    name: { label: 'Nazwa' },
    street: { label: 'Ulica i numer' },
    zipcode: { label: 'Kod pocztowy' },
    city: { label: 'Miejscowość' },
    phone: { label: 'Telefon' },
    email: { label: 'E-mail' },
    latitude: { label: 'Szerokość geograficzna', hint: 'Na przykład 50,0705.' },
    longitude: { label: 'Długość geograficzna', hint: 'Na przykład 19,9391.' },
    openingHours: { label: 'Godziny otwarcia', hint: 'Na przykład: pon.–pt. 10:00–19:00, sob. 10:00–15:00.' },
  } satisfies Record<keyof LocationValues, FieldText>,
};
