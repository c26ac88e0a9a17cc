import { expect, it } from 'vitest';
import { joinParts, joinQuestions, splitParts, splitQuestions } from './line-rows.ts';

it('O.25 a bundle is edited as rows and kept as lines', () => {
  const rows = splitParts('A-1; 2\nB-2; 0,5; *') ?? [];
  expect(rows).toEqual([
    { code: 'A-1', quantity: '2', choosesVersion: false },
    { code: 'B-2', quantity: '0,5', choosesVersion: true },
  ]);
  expect(joinParts(rows)).toBe('A-1; 2\nB-2; 0,5; *');
  expect(splitParts('A-1; dużo')).toBeNull();
});

it('O.25 questions of the configurator are edited as rows and kept as lines', () => {
  const lines = 'Kolor! jedno: czarny; złoty +12,50\nGrawer? tekst 20\nDodatki? kilka: pokrowiec +30,00';
  const rows = splitQuestions(lines) ?? [];
  expect(rows).toMatchObject([
    {
      label: 'Kolor',
      required: true,
      kind: 'choice',
      answers: [{ label: 'czarny', surcharge: '' }, { label: 'złoty' }],
    },
    { label: 'Grawer', required: false, kind: 'text', maxLength: '20' },
    { kind: 'several' },
  ]);
  expect(splitQuestions(joinQuestions(rows))).toEqual(rows);
  expect(splitQuestions('Kolor')).toBeNull();
});
