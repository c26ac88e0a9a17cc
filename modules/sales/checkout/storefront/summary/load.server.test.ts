import { expect, it } from 'vitest';
import { describeProblems } from './load.server.ts';

it('S8.16 S8.17 the limits of a courier are worded as on the previous page', () => {
  expect(describeProblems([{ field: 'courier', code: 'wrong' }])).toEqual([
    'Ten kurier nie dowozi pod podany adres. Wybierz inny sposób dostawy.',
  ]);
  expect(describeProblems([{ field: 'courier', code: 'failed' }])).toEqual([
    'System przewoźnika chwilowo nie odpowiada. Spróbuj ponownie za chwilę albo wybierz inny sposób dostawy.',
  ]);
});

it('S8.15 a delivery without its details is reported once, and a problem with its own field not at all', () => {
  const problems = (['pickupPoint', 'clientNumber', 'location'] as const).map((field) => ({
    field,
    code: 'missing' as const,
  }));
  expect(describeProblems([...problems, { field: 'billing.phone', code: 'missing' }])).toEqual([
    'Musisz podać szczegóły dotyczące sposobu dostawy',
  ]);
});
