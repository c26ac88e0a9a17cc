import { expect, it } from 'vitest';
import { demoPaymentMethods } from './payment-methods.ts';
import { demoSettings } from './settings.ts';

const methods = (kind: string) =>
  demoPaymentMethods
    .filter((method) => method.kind === kind)
    .map(({ name, minimum, maximum }) => ({ name, min: minimum, max: maximum }));

const { instalments, deferred } = demoSettings.payLater;

it('S2.36 S5.37 the calculator of a product offers exactly the instalments an order can be paid with', () => {
  expect(instalments.map(({ name, min, max }) => ({ name, min, max }))).toEqual(methods('instalments'));
});

it('S2.35 paying later is promised within the limits of its payment method', () => {
  expect([{ name: deferred?.name, min: deferred?.min, max: deferred?.max }]).toEqual(methods('deferred'));
});
