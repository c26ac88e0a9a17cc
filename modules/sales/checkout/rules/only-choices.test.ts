import { expect, it } from 'vitest';
import { onlyChoices } from './only-choices.ts';

const NOTHING = { courierId: null, prepaid: true, paymentMethodId: null };
const LATER = { ...NOTHING, prepaid: false };
const courier = { courierId: 4, prepaid: 'prepaid' as const };
const method = { id: 9, refused: false };

it.each([
  ['one of each', NOTHING, [courier], [method], { courierId: 4, prepaid: true, paymentMethodId: 9 }],
  ['paid to the courier', NOTHING, [{ ...courier, prepaid: 'dvp' }], [], { courierId: 4, prepaid: false }],
  ['two of each', NOTHING, [courier, { ...courier, courierId: 5 }], [method, { ...method, id: 10 }], {}],
  ['paid as it pleases', NOTHING, [courier, { ...courier, prepaid: 'dvp' }], [method], { courierId: 4, prepaid: true }],
  ['rather at the door', LATER, [courier, { ...courier, prepaid: 'dvp' }], [method], { courierId: 4, prepaid: false }],
  ['refused for this order', NOTHING, [], [{ ...method, refused: true }], {}],
  ['something was chosen before', { ...NOTHING, courierId: 1, paymentMethodId: 2 }, [courier], [method], {}],
] as const)('%s', (_, data, couriers, methods, chosen) => {
  expect(onlyChoices(data, { couriers, methods })).toEqual(chosen);
});
