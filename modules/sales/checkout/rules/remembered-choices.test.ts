import { expect, it } from 'vitest';
import { rememberedChoices } from './remembered-choices.ts';

const NOTHING = { courierId: null, prepaid: true, pickupPointId: null, clientNumber: '', paymentMethodId: null };
const locker = { courierId: 4, prepaid: 'prepaid' as const };
const method = { id: 9, refused: false };
const point = { pickupPointId: 7, clientNumber: 'K-1' };
const courier = { courierId: 4, prepaid: true, locationId: null };
const paid = { paymentMethodId: 9 };
const last = { ...courier, ...point, ...paid };

it.each([
  ['both are still offered', NOTHING, [locker], [method], last],
  ['the courier goes there no more', NOTHING, [{ ...locker, courierId: 5 }], [method], { ...point, ...paid }],
  ['the courier takes it only for cash', NOTHING, [{ ...locker, prepaid: 'dvp' }], [], point],
  ['the method is not for this order', NOTHING, [locker], [{ ...method, refused: true }], { ...courier, ...point }],
  [
    'another courier was chosen since, who knows the customer by another number',
    { ...NOTHING, courierId: 1 },
    [locker],
    [method],
    { ...point, ...paid, clientNumber: '' },
  ],
  [
    'another courier was chosen since, with points of its own',
    { ...NOTHING, courierId: 1 },
    [locker, { courierId: 1, prepaid: 'prepaid', needsPoint: true }],
    [method],
    paid,
  ],
  ['and then the first again', { ...NOTHING, courierId: 4 }, [locker], [method], { ...point, ...paid }],
  ['another point was chosen since', { ...NOTHING, pickupPointId: 8 }, [locker], [method], { ...courier, ...paid }],
  ['another method was chosen since', { ...NOTHING, paymentMethodId: 2 }, [locker], [method], { ...courier, ...point }],
  [
    'a number was typed since',
    { ...NOTHING, clientNumber: 'K-2' },
    [locker],
    [],
    { ...courier, ...point, clientNumber: 'K-2' },
  ],
  ['the courier shall be paid, who is not', { ...NOTHING, prepaid: false }, [locker], [method], point],
  [
    'the courier shall be paid',
    { ...NOTHING, prepaid: false },
    [locker, { ...locker, prepaid: 'dvp' }],
    [],
    { ...courier, ...point, prepaid: false },
  ],
] as const)('%s', (_, data, couriers, methods, chosen) => {
  expect(rememberedChoices(data, { couriers, methods }, last)).toEqual(chosen);
});

it.each([
  ['another who takes money', 'dvp', { prepaid: false }],
  ['another who takes none', 'prepaid', {}],
] as const)('the courier was paid the last time, and the shopper chose %s', (_, prepaid, chosen) => {
  const couriers = [locker, { ...locker, prepaid: 'dvp' as const }, { courierId: 1, prepaid }];
  const paidLater = { ...last, prepaid: false, pickupPointId: null, paymentMethodId: null };
  expect(rememberedChoices({ ...NOTHING, courierId: 1 }, { couriers, methods: [method] }, paidLater)).toEqual(chosen);
});

it('who never ordered is remembered nothing', () => {
  expect(rememberedChoices(NOTHING, { couriers: [locker], methods: [method] }, null)).toEqual({});
});
