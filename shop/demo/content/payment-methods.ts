import type { paymentMethods } from '../../db/schema.ts';

export const demoPaymentMethods: readonly (typeof paymentMethods.$inferInsert)[] = [
  {
    id: 5,
    kind: 'blik',
    name: 'BLIK',
    description: 'Kod z aplikacji banku, bez przechodzenia na inną stronę.',
    position: 1,
  },
  {
    id: 6,
    kind: 'fast-transfer',
    name: 'Szybki przelew',
    description: 'Zapłać na stronie swojego banku.',
    position: 2,
  },
  { id: 4, kind: 'card', name: 'Karta płatnicza', description: 'Visa lub Mastercard.', position: 3 },
  {
    id: 3,
    kind: 'transfer',
    name: 'Przelew tradycyjny',
    description: 'Wysyłamy, gdy wpłata do nas dotrze.',
    position: 4,
  },
  {
    id: 1,
    kind: 'dvp',
    name: 'Płatność przy odbiorze',
    description: 'Gotówką lub kartą, u kuriera albo w punkcie.',
    position: 5,
  },
  {
    ...{
      id: 8,
      kind: 'instalments',
      name: 'Raty Spokojne',
      position: 6,
      minimum: 300_00,
      maximum: 20_000_00,
      mostPieces: 20,
    },
    description: 'Od 3 do 24 rat, decyzja w kilka minut.',
  },
  {
    ...{
      id: 9,
      kind: 'instalments',
      name: 'Raty Dziesiątka',
      position: 7,
      minimum: 1_000_00,
      maximum: 30_000_00,
      mostPieces: 10,
    },
    description: 'Dziesięć rat bez odsetek.',
  },
  {
    ...{
      id: 10,
      kind: 'deferred',
      name: 'Zapłać za 30 dni',
      position: 8,
      minimum: 50_00,
      maximum: 2_000_00,
      mostPieces: 30,
    },
    description: 'Najpierw przymierz, potem zapłać.',
  },
  { id: 7, kind: 'points', name: 'Punkty', description: 'Dla zalogowanych klientów.', position: 9 },
  { id: 190, kind: 'gift-card', name: 'Karta podarunkowa', description: 'Numer i PIN z karty.', position: 10 },
  { id: 2, kind: 'voucher', name: 'Bon', description: 'Numer z bonu.', position: 11 },
];
