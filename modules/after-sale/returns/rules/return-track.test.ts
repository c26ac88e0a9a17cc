import { expect, it } from 'vitest';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { returnTrack } from './return-track.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

it('a parcel that came has its filing behind it, with the days, and the money before it', () => {
  const events = [
    { kind: 'filed' as const, at: day(1), note: '' },
    { kind: 'received' as const, at: day(4), note: '' },
  ];
  expect(returnTrack({ state: 'received', events })).toEqual([
    { state: 'filed', at: day(1), done: true, current: false },
    { state: 'received', at: day(4), done: true, current: true },
    { state: 'accepted', at: null, done: false, current: false },
    { state: 'refunded', at: null, done: false, current: false },
  ]);
});

it.each<[ReturnState, ReturnState[], string]>([
  ['filed', ['filed'], '*filed received accepted refunded'],
  // Taken over the counter: its arrival was not recorded.
  ['accepted', ['filed', 'accepted'], 'filed received *accepted refunded'],
  ['refunded', ['filed', 'received', 'accepted', 'refunded'], 'filed received accepted *refunded'],
  ['refused', ['filed', 'received', 'refused'], 'filed received *refused'],
  ['cancelled', ['filed', 'cancelled'], 'filed *cancelled'],
])('a return that is %s after %j goes %s', (state, kinds, way) => {
  const events = kinds.map((kind, index) => ({ kind, at: day(index + 1), note: '' }));
  const stages = returnTrack({ state, events });
  expect(stages.map((stage) => (stage.current ? `*${stage.state}` : stage.state)).join(' ')).toBe(way);
  const now = stages.findIndex(({ current }) => current);
  expect(stages.map(({ done }) => done)).toEqual(stages.map((_, index) => index <= now));
});
