import { expect, it } from 'vitest';
import type { LineContent } from '#rules/selling/orders/line-content.ts';
import { lineChoices, lineDetails } from './line-details.ts';

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

it.each<[what: string, given: Partial<LineContent>, told: string[]]>([
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
])('a line says %s', (_, given, told) => {
  expect(lineDetails({ ...plain, ...given })).toEqual(told);
  expect(lineChoices({ ...plain, ...given })).toEqual(told);
});

const renewal = { state: 'active', nextOn: '2026-12-17', price: 3591 } as const;
const ending = 'Wstrzymasz ją, pominiesz paczkę lub zakończysz bez opłat na stronie zamówienia';

it.each([
  ['active', ['Następna paczka: 17 grudnia 2026, 35,91\u00a0zł plus dostawa, jeśli cena się nie zmieni', ending]],
  ['paused', ['Subskrypcja jest wstrzymana, paczki nie przychodzą', ending]],
  ['stopped', ['Subskrypcja jest zakończona']],
] as const)('X.74 an %s subscription says its terms after the choices', (state, terms) => {
  const line = { ...plain, subscription: { days: 28, renewal: { ...renewal, state } } };
  expect(lineDetails(line)).toEqual(['Subskrypcja co 28 dni', ...terms]);
  expect(lineChoices(line)).toEqual(['Subskrypcja co 28 dni']);
});

it('a comment and files follow the choices', () => {
  const line = { ...plain, size: 'm', sizeName: 'M', comment: 'Na prezent', files: ['a.pdf', 'b.jpg'] };
  expect(lineDetails(line)).toEqual(['Rozmiar: M', 'Uwaga: Na prezent', 'Pliki: a.pdf, b.jpg']);
  expect(lineChoices(line)).toEqual(['Rozmiar: M']);
});
