import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { GiftValues, RebateValues } from '../rules/rebate-fields.ts';
import type { RebateStanding } from '../rules/rebate-standing.ts';

export const rebates = {
  title: 'Kody rabatowe',
  lead: 'Kody i karty stałych klientów, najnowsze na górze.',
  list: 'Kody rabatowe',
  create: 'Nowy kod rabatowy',
  add: 'Dodaj kod',
  empty: 'Nie ma jeszcze żadnego kodu.',
  columns: ['Rabat', 'Użycia', 'Do kiedy', 'Opis'],
  percent: (percent: number) => `${percent}%`,
  freeShipping: 'darmowa dostawa',
  noEnd: 'bezterminowo',
  uses: (uses: number, max: number | null) => (max === null ? String(uses) : `${uses} z ${max}`),
  states: {
    on: 'Działa',
    blocked: 'Zablokowany',
    deleted: 'Wycofany',
    over: 'Po terminie',
    'not-yet': 'Jeszcze nie działa',
    'used-up': 'Wykorzystany',
  } satisfies Record<RebateStanding, string>,
  groups: { what: 'Kod i rabat', when: 'Kiedy i ile razy', who: 'Dla kogo i na co' },
  fields: {
    code: { label: 'Kod', hint: 'Wielkość liter nie ma znaczenia.' },
    name: { label: 'Opis dla kupujących' },
    source: { label: 'Rodzaj', choices: { code: 'Kod', card: 'Karta stałego klienta' } },
    effect: {
      label: 'Co daje',
      choices: { percent: 'Procent', amount: 'Kwota', 'free-shipping': 'Darmowa dostawa' },
    },
    percent: { label: 'Procent', hint: 'Od 1 do 100, dla rabatu procentowego.' },
    amount: { label: 'Kwota (zł)', hint: 'Dla rabatu kwotowego.' },
    minimumWorth: { label: 'Od wartości koszyka (zł)' },
    startsAt: { label: 'Od kiedy' },
    endsAt: { label: 'Do kiedy' },
    maxUses: { label: 'Najwięcej użyć', hint: 'Puste: bez ograniczenia.' },
    oncePerCustomer: { label: 'Raz dla jednego klienta' },
    combinable: { label: 'Łączy się z innymi' },
    advertised: { label: 'Pokazywany wszystkim na stronie rabatów' },
    categoryId: { label: 'Tylko na kategorię', choices: { '': 'Na wszystko' } },
    customerId: { label: 'Numer klienta', hint: 'Dla karty albo kodu osobistego.' },
    blocked: { label: 'Zablokowany' },
  } satisfies Record<keyof RebateValues, FieldText>,
};

export const gifts = {
  title: 'Gratisy',
  lead: 'Produkty, z których kupujący wybiera jeden za darmo, gdy koszyk jest dość duży.',
  list: 'Gratisy',
  create: 'Nowy gratis',
  add: 'Dodaj gratis',
  empty: 'Nie ma jeszcze żadnego gratisu.',
  columns: ['Rozmiar', 'Od wartości', 'Do kiedy'],
  noEnd: 'bezterminowo',
  fields: {
    productId: { label: 'Numer produktu', hint: 'Liczba z adresu strony produktu.' },
    sizeType: { label: 'Rozmiar', hint: 'uniw, gdy produkt ma jeden rozmiar.' },
    minimumWorth: { label: 'Od wartości koszyka (zł)' },
    startsAt: { label: 'Od kiedy' },
    endsAt: { label: 'Do kiedy' },
    enabled: { label: 'Włączony: kupujący mogą go wybrać' },
  } satisfies Record<keyof GiftValues, FieldText>,
};
