import { expect, it } from 'vitest';
import type { ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaintTrack } from './complaint-track.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

it.each<[ComplaintState, string]>([
  ['new', '*new considered accepted settled'],
  ['considered', 'new *considered accepted settled'],
  ['waiting', 'new *waiting accepted settled'],
  ['accepted', 'new considered *accepted settled'],
  ['settled', 'new considered accepted *settled'],
  ['rejected', 'new considered *rejected'],
  ['cancelled', 'new *cancelled'],
])('a complaint that is %s goes %s', (state, way) => {
  const stages = complaintTrack({ state, timeline: [] });
  expect(stages.map((stage) => (stage.current ? `*${stage.state}` : stage.state)).join(' ')).toBe(way);
});

it('what was asked twice has the day of the last question, what is to come has none', () => {
  const timeline = [
    { kind: 'new' as const, at: day(1) },
    { kind: 'waiting' as const, at: day(2) },
    { kind: 'considered' as const, at: day(3) },
    { kind: 'waiting' as const, at: day(4) },
  ];
  expect(complaintTrack({ state: 'waiting', timeline }).map(({ at }) => at)).toEqual([day(1), day(4), null, null]);
});
