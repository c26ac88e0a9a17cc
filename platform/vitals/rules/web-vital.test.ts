import { expect, it } from 'vitest';
import { parseVitals } from './web-vital.ts';

it.each([
  [[{ name: 'LCP', value: 812.5 }], 1],
  [
    [
      { name: 'CLS', value: 0 },
      { name: 'INP', value: 40 },
    ],
    2,
  ],
  [[{ name: 'LCP', value: -1 }], 0],
  [[{ name: 'LCP', value: 9e9 }], 0],
  [[{ name: 'CLS', value: 51 }], 0],
  [[{ name: 'toString', value: 1 }], 0],
  [[{ name: 'LCP', value: '812' }, null, 7], 0],
  [{ name: 'LCP', value: 1 }, 0],
  ['[]', 0],
  [Array.from({ length: 99 }, () => ({ name: 'LCP', value: 1 })), 10],
])('of %j counts %i', (sent, count) => {
  expect(parseVitals(sent)).toHaveLength(count);
});
