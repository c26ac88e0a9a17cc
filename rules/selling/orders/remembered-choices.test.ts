import { expect, it } from 'vitest';
import { rememberedChoices } from './remembered-choices.ts';

const NOTHING = { courierId: null, paymentMethodId: null };
const locker = { courierId: 4, prepaid: 'prepaid' as const };
const method = { id: 9, refused: false };
const sent = { courierId: 4, prepaid: true, pickupPointId: 7, locationId: null, clientNumber: '' };
const last = { ...sent, paymentMethodId: 9 };

it.each([
  ['both are still offered', NOTHING, [locker], [method], last],
  ['the courier goes there no more', NOTHING, [{ ...locker, courierId: 5 }], [method], { paymentMethodId: 9 }],
  ['the courier takes it only for cash', NOTHING, [{ ...locker, prepaid: 'dvp' }], [], {}],
  ['the method is not for this order', NOTHING, [locker], [{ ...method, refused: true }], sent],
  ['another courier was chosen since', { ...NOTHING, courierId: 1 }, [locker], [method], { paymentMethodId: 9 }],
  ['another method was chosen since', { ...NOTHING, paymentMethodId: 2 }, [locker], [method], sent],
] as const)('%s', (_, data, couriers, methods, chosen) => {
  expect(rememberedChoices(data, { couriers, methods }, last)).toEqual(chosen);
});

it('who never ordered is remembered nothing', () => {
  expect(rememberedChoices(NOTHING, { couriers: [locker], methods: [method] }, null)).toEqual({});
});
