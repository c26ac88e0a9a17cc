import { expect, it } from 'vitest';
import { allowedIntents, changeSchedule, nextDue, nextOrderAwaits, SUBSCRIPTION_STATES } from './subscription.ts';

it.each([
  ['the next interval', '2026-11-01', 14, '2026-11-01', '2026-11-15'],
  ['the day before the next interval', '2026-11-01', 14, '2026-11-14', '2026-11-15'],
  ['a day of the schedule is over once it came', '2026-11-01', 14, '2026-11-15', '2026-11-29'],
  ['several missed intervals', '2026-11-01', 14, '2027-01-05', '2027-01-10'],
  ['the clock change of autumn', '2026-10-20', 7, '2026-10-20', '2026-10-27'],
])('X.74 %s', (_, due, days, today, next) => {
  expect(nextDue(due, days, today)).toBe(next);
});

it.each([
  ['active', 'pause', '2026-11-10', { state: 'paused', nextOn: '2026-11-15' }],
  ['active', 'skip', '2026-11-10', { state: 'active', nextOn: '2026-11-29' }],
  ['active', 'stop', '2026-11-10', { state: 'stopped', nextOn: '2026-11-15' }],
  ['active', 'resume', '2026-11-10', null],
  ['paused', 'resume', '2026-11-10', { state: 'active', nextOn: '2026-11-15' }],
  ['paused', 'resume', '2026-12-01', { state: 'active', nextOn: '2026-12-13' }],
  ['paused', 'stop', '2026-12-01', { state: 'stopped', nextOn: '2026-11-15' }],
  ['paused', 'skip', '2026-11-10', null],
  ['paused', 'pause', '2026-11-10', null],
  ['stopped', 'resume', '2026-11-10', null],
  ['stopped', 'stop', '2026-11-10', null],
] as const)('X.74 %s, %s on %s', (state, intent, today, after) => {
  const shownNextOn = '2026-11-15';
  expect(changeSchedule({ state, days: 14, nextOn: shownNextOn }, { intent, shownNextOn }, today)).toEqual(after);
});

it.each([
  ['an earlier day', '2026-11-01'],
  ['a later day', '2026-11-29'],
  ['no day', undefined],
  ['an unreadable day', 'toString'],
])('X.74 a skip that was sent with %s skips nothing', (_, shownNextOn) => {
  const schedule = { state: 'active', days: 14, nextOn: '2026-11-15' } as const;
  expect(changeSchedule(schedule, { intent: 'skip', shownNextOn }, '2026-11-10')).toBeNull();
});

it.each([
  ['the day is to come', '2026-12-03', true, 'day'],
  ['the job runs today', '2026-11-19', true, 'day'],
  ['the day passed, the order before is unpaid', '2026-11-18', true, 'payment'],
  ['the day passed, everything is paid for', '2026-11-18', false, 'job'],
] as const)('X.74 the next order awaits, when %s', (_, nextOn, awaitsPayment, awaited) => {
  expect(nextOrderAwaits({ nextOn, awaitsPayment }, '2026-11-19')).toBe(awaited);
});

it('X.74 a subscription that has not ended can be stopped at any time', () => {
  expect(SUBSCRIPTION_STATES.filter((state) => allowedIntents(state).includes('stop'))).toEqual(['active', 'paused']);
});
