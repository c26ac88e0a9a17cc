import { expect, it } from 'vitest';
import type { LineContent } from '../rules/line-content.ts';
import { lineChoices, lineDetails, subscriptionTerms } from './line-details.ts';

const plain: LineContent = {
  name: 'Kubek',
  versionName: '',
  size: 'uniw',
  sizeName: 'uniwersalny',
  subscription: null,
  answers: [],
  parts: [],
  comment: '',
  files: [],
};

const gross = { priceType: 'gross' } as const;

it.each<[what: string, given: Partial<LineContent>, texts: string[]]>([
  ['a product of one size', {}, []],
  ['a size', { size: 'm', sizeName: 'M' }, ['Rozmiar: M']],
  ['the amount of a gift card', { size: '250', sizeName: '250 zł' }, ['Kwota: 250 zł']],
  ['a version', { versionName: 'zielony' }, ['zielony']],
  ['a version that the name already has', { name: 'Kubek, Zielony', versionName: 'zielony' }, []],
  ['a subscription', { subscription: { days: 14, renewal: null } }, ['Subskrypcja co 14 dni']],
  [
    'answers: several of one question are one row',
    {
      answers: [
        { question: 'Napis', answer: 'Ola' },
        { question: 'Dodatki', answer: 'pudełko' },
        { question: 'Dodatki', answer: 'bilecik' },
      ],
    },
    ['Napis: Ola', 'Dodatki: pudełko, bilecik'],
  ],
  [
    'parts with their sizes',
    {
      parts: [
        { name: 'Koszulka, biała', size: 's', sizeName: 'S', quantity: 1 },
        { name: 'Kubek', size: 'uniw', sizeName: 'uniwersalny', quantity: 2 },
      ],
    },
    ['1\u00a0× Koszulka, biała, rozmiar S', '2\u00a0× Kubek'],
  ],
])('a line says %s', (_, given, texts) => {
  expect(lineDetails({ ...plain, ...given }, gross)).toEqual(texts);
  expect(lineChoices({ ...plain, ...given })).toEqual(texts);
});

const renewal = { nextOn: '2026-12-17', awaitsPayment: false, price: { gross: 3591, net: 3420 } } as const;
const payment = 'Każdą paczkę opłacasz osobno: linkiem z e-maila albo przy odbiorze';
const change = 'Subskrypcję wstrzymasz, pominiesz w niej paczkę lub zakończysz bez opłat na stronie zamówienia';
const resume = 'Subskrypcję wznowisz lub zakończysz bez opłat na stronie zamówienia';
const price = '35,91\u00a0zł plus dostawa, jeśli cena się nie zmieni';

it.each([
  ['active', [`Następna paczka: 17 grudnia 2026, ${price}`, payment, change]],
  ['paused', ['Subskrypcja jest wstrzymana, paczki nie przychodzą', resume]],
  ['stopped', ['Subskrypcja jest zakończona']],
] as const)('X.74 an %s subscription says its terms after the choices', (state, terms) => {
  const line = { ...plain, subscription: { days: 28, renewal: { ...renewal, state } } };
  expect(lineDetails(line, gross)).toEqual(['Subskrypcja co 28 dni', ...terms]);
  expect(lineChoices(line)).toEqual(['Subskrypcja co 28 dni']);
});

it.each([
  ['active', [`Następna paczka: 17 grudnia 2026, ${price}`]],
  ['paused', ['Subskrypcja jest wstrzymana, paczki nie przychodzą']],
  ['stopped', ['Subskrypcja jest zakończona']],
] as const)('X.74 staff read an %s subscription without instructions for the customer', (state, terms) => {
  const line = { ...plain, subscription: { days: 28, renewal: { ...renewal, state } } };
  expect(lineDetails(line, { ...gross, audience: 'staff' })).toEqual(['Subskrypcja co 28 dni', ...terms]);
});

it.each([
  ['on its day', { today: '2026-12-17' }, false, `Następna paczka: 17 grudnia 2026, ${price}`],
  ['unpaid, its day to come', { today: '2026-12-01' }, true, `Następna paczka: 17 grudnia 2026, ${price}`],
  ['unpaid', { today: '2026-12-20' }, true, `Następną paczkę zamówimy, gdy poprzednia będzie opłacona, ${price}`],
  ['late', { today: '2026-12-20' }, false, `Następną paczkę zamówimy, gdy tylko będzie to możliwe, ${price}`],
  [
    'net',
    { priceType: 'net' },
    false,
    'Następna paczka: 17 grudnia 2026, 34,20\u00a0zł netto plus dostawa, jeśli cena się nie zmieni',
  ],
] as const)('X.74 O.22 the next parcel of a subscription: %s', (_, reading, awaitsPayment, next) => {
  const subscription = { days: 28, renewal: { ...renewal, state: 'active', awaitsPayment } } as const;
  expect(subscriptionTerms({ subscription }, { ...gross, ...reading })).toEqual([next, payment, change]);
});

it('a comment and files follow the choices', () => {
  const line = { ...plain, size: 'm', sizeName: 'M', comment: 'Na prezent', files: ['a.pdf', 'b.jpg'] };
  expect(lineDetails(line, gross)).toEqual(['Rozmiar: M', 'Uwaga: Na prezent', 'Pliki: a.pdf, b.jpg']);
  expect(lineChoices(line)).toEqual(['Rozmiar: M']);
});
