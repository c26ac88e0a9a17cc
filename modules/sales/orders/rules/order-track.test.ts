import { expect, it } from 'vitest';
import type { OrderEventKind } from '#modules/sales/order-ledger/rules/order-events.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orderTrack } from './order-track.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const events = (...kinds: OrderEventKind[]) => kinds.map((kind, index) => ({ kind, at: day(index + 1) }));

it('a parcel on its way has passed what lies behind, with the day, and has its arrival before it', () => {
  const track = orderTrack({
    state: 'sent',
    delivery: { kind: 'courier' },
    timeline: events('placed', 'paid', 'packing', 'sent'),
  });
  expect(track).toEqual([
    { state: 'new', at: day(1), done: true, current: false },
    { state: 'packing', at: day(3), done: true, current: false },
    { state: 'sent', at: day(4), done: true, current: true },
    { state: 'delivered', at: null, done: false, current: false },
  ]);
});

it.each<[OrderState, Parameters<typeof orderTrack>[0]['delivery']['kind'], OrderEventKind[], string]>([
  ['confirmed', 'courier', ['placed', 'confirmed'], '*new packing sent delivered'],
  ['ready', 'locker', ['placed', 'packing', 'sent', 'ready'], 'new packing sent *ready delivered'],
  ['ready', 'point', ['placed', 'packing', 'sent', 'ready'], 'new packing sent *ready delivered'],
  ['ready', 'pickup', ['placed', 'packing', 'ready'], 'new packing *ready delivered'],
  ['delivered', 'none', ['placed', 'delivered'], 'new *delivered'],
  ['cancelled', 'courier', ['placed', 'cancelled'], 'new *cancelled'],
  [
    'returned',
    'courier',
    ['placed', 'packing', 'sent', 'delivered', 'returned'],
    'new packing sent delivered *returned',
  ],
  ['returned', 'courier', ['placed', 'packing', 'sent', 'returned'], 'new packing sent *returned'],
])('%s, %s: the stages are those of the way it goes', (state, kind, kinds, stages) => {
  const track = orderTrack({ state, delivery: { kind }, timeline: events(...kinds) });
  expect(track.map(({ state, current }) => `${current ? '*' : ''}${state}`).join(' ')).toBe(stages);
});

it('a state that was passed without a note is passed all the same', () => {
  const [, packing] = orderTrack({ state: 'sent', delivery: { kind: 'post' }, timeline: events('placed', 'sent') });
  expect(packing).toMatchObject({ done: true, at: null });
});
