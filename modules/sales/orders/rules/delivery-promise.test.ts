import { expect, it } from 'vitest';
import { promisedDay, trackingAddress } from './delivery-promise.ts';

const arrives = { days: 3, hours: 0, minutes: 0, weekDay: 2, weekAmount: 0, today: false };

it('X.52 the promise is a day of the calendar in Warsaw, over midnight and the end of a month', () => {
  expect(promisedDay(arrives, new Date('2026-11-28T23:30:00Z'))).toBe('2026-12-02');
  expect(promisedDay(arrives, new Date('2026-11-28T22:30:00Z'))).toBe('2026-12-01');
  expect(promisedDay(null, new Date('2026-11-28T22:30:00Z'))).toBeNull();
});

it.each([
  ['https://paczki.example/{number}', 'PL 70/1', 'https://paczki.example/PL%2070%2F1'],
  ['https://paczki.example/{number}', '', null],
  ['https://paczki.example/', 'PL70', null],
  ['javascript:alert({number})', 'PL70', null],
  ['', 'PL70', null],
])('X.52 %s and the number %j lead to %s', (pattern, number, address) => {
  expect(trackingAddress(pattern, number)).toBe(address);
});
