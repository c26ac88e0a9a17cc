import { describe, expect, it } from 'vitest';
import type { LineObstacle } from '#modules/sales/basket/rules/basket-view.ts';
import {
  type MissingLine,
  type OrderSeen,
  orderChanges,
  parseOrderSeen,
  type SeenLine,
  writeOrderSeen,
} from './displayed-order.ts';

const cup: SeenLine = { key: '1/uniw//0', name: 'Kubek', quantity: 2, worth: 4000, points: 0 };
const displayedOrder: OrderSeen = {
  lines: [cup],
  goods: [1],
  gift: '',
  rebate: 0,
  delivery: 1490,
  payment: 0,
  toPay: 5490,
  choices: 'a1',
};
const kinds = (now: Partial<OrderSeen>, missing: MissingLine[] = [], before: Partial<OrderSeen> = {}) =>
  orderChanges({ ...displayedOrder, ...before }, { ...displayedOrder, ...before, ...now }, missing);

describe('orderChanges', () => {
  it('finds nothing when all is as it was seen', () => {
    expect(kinds({})).toEqual([]);
  });

  it('names a changed price, with what there is to pay now', () => {
    expect(kinds({ lines: [{ ...cup, worth: 4400 }], toPay: 5890 })).toEqual([
      { kind: 'price', name: 'Kubek', was: 4000, now: 4400 },
      { kind: 'to-pay', was: 5490, now: 5890 },
    ]);
  });

  it('distinguishes sold-out, correctable and removed lines', () => {
    const units = { unit: 'szt.', unitPlural: 'szt.' };
    const missed = (why: LineObstacle) => kinds({ lines: [] }, [{ key: cup.key, why, ...units }]);
    expect(missed({ kind: 'unavailable', reason: 'sold-out' })).toEqual([{ kind: 'sold-out', name: 'Kubek' }]);
    for (const why of [
      { kind: 'too-many', maximum: 1 },
      { kind: 'too-few', minimum: 3 },
      { kind: 'lacks-comment' },
      { kind: 'unavailable', reason: 'withdrawn' },
    ] as const) {
      expect(missed(why)).toEqual([{ kind: 'missing', name: 'Kubek', why, ...units }]);
    }
    expect(kinds({ lines: [] })).toEqual([{ kind: 'line-gone', name: 'Kubek' }]);
  });

  it('asks when another window chose another address or another way', () => {
    expect(kinds({ choices: 'b2' })).toEqual([{ kind: 'choices' }]);
  });

  it('names what another tab put in or changed', () => {
    expect(kinds({ lines: [cup, { ...cup, key: '2', name: 'Talerz' }] })).toEqual([
      { kind: 'line-new', name: 'Talerz' },
    ]);
    expect(kinds({ lines: [{ ...cup, quantity: 3 }] })).toEqual([{ kind: 'quantity', name: 'Kubek', was: 2, now: 3 }]);
    expect(kinds({ lines: [{ ...cup, points: 5 }] })).toEqual([{ kind: 'points', name: 'Kubek', was: 0, now: 5 }]);
  });

  it('knows the lines apart', () => {
    const plate = { ...cup, key: '2', name: 'Talerz' };
    const both = { lines: [cup, plate] };
    expect(kinds({ lines: [cup, { ...plate, worth: 1 }] }, [], both)).toEqual([
      { kind: 'price', name: 'Talerz', was: 4000, now: 1 },
    ]);
    const short = { key: '9', why: { kind: 'lacks-comment' }, unit: '', unitPlural: '' } as const;
    expect(kinds({ lines: [plate] }, [short], both)).toEqual([{ kind: 'line-gone', name: 'Kubek' }]);
    expect(kinds({ lines: [cup, plate, { ...cup, key: '3', name: 'Miska' }] }, [], both)).toEqual([
      { kind: 'line-new', name: 'Miska' },
    ]);
  });

  it('a gift that stays, or comes, is no loss', () => {
    expect(kinds({}, [], { gift: 'Kartka' })).toEqual([]);
    expect(kinds({ gift: 'Kartka' })).toEqual([]);
  });

  it('names costs, rebates and a lost gift', () => {
    expect(kinds({ delivery: 0, rebate: 10, payment: 5, gift: '' }, [], { gift: 'Kartka' }).map((c) => c.kind)).toEqual(
      ['gift-lost', 'rebate', 'delivery', 'payment'],
    );
  });
});

describe('the hidden field', () => {
  it('comes back as it went', () => {
    expect(parseOrderSeen(writeOrderSeen(displayedOrder))).toEqual(displayedOrder);
  });
  it.each([
    { gift: 7 },
    { choices: null },
    { rebate: null },
    { delivery: '0' },
    { goods: {} },
    { goods: ['1'] },
    { lines: {} },
    { lines: [cup, null] },
    { lines: [cup, 'x'] },
    { lines: [{ ...cup, key: 1 }] },
    { lines: [{ ...cup, name: 1 }] },
    { lines: [{ ...cup, quantity: '2' }] },
    { lines: [{ ...cup, worth: null }] },
    { lines: [{ ...cup, points: undefined }] },
    { lines: [cup, { ...cup, points: '0' }] },
  ])('with %j it is nothing seen', (tampered) => {
    expect(parseOrderSeen(JSON.stringify({ ...displayedOrder, ...tampered }))).toBeNull();
  });

  it.each([
    '7',
    '"x"',
    'true',
    '',
    '{}',
    'null',
    '[1]',
    '{"lines":[{}]}',
    JSON.stringify({ ...displayedOrder, toPay: '1' }),
  ])('%s is nothing seen', (text) => {
    expect(parseOrderSeen(text)).toBeNull();
  });
});
