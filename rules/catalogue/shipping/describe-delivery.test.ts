import { expect, it } from 'vitest';
import { describeDelivery } from './describe-delivery.ts';

const now = new Date('2026-05-06T07:00:00Z');
const moment = { days: 2, hours: 0, minutes: 0, weekDay: 5, weekAmount: 0, today: false };

it.each([
  ['S4.20 weeks added', { days: 8, weekDay: 4, weekAmount: 1 }, { kind: 'date', weekDay: 4, day: 14, month: 5 }],
  ['S4.20 many weeks', { days: 49, weekDay: 3, weekAmount: 7 }, { kind: 'date', weekDay: 3, day: 24, month: 6 }],
  ['S4.20 no weeks added', {}, { kind: 'weekday', weekDay: 5 }],
  ['the same day', { days: 0, today: true }, { kind: 'today' }],
  ['the next day', { days: 1 }, { kind: 'tomorrow' }],
])('%s', (_case, more, promise) => {
  expect(describeDelivery({ ...moment, ...more }, now)).toEqual(promise);
});
