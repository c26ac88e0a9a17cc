import { expect, it } from 'vitest';
import { ADDRESS_FIELDS, ADDRESS_ROLES } from '../../rules/parse-order-form.ts';
import { type OrderDataField, orderDataForm } from './order-data-form.ts';

const { fields } = orderDataForm({ needsDelivery: true, couriers: [], paid: false, registers: null });

it('every part of every address that an order keeps has its field, under a name the compiler knows', () => {
  const kept = ADDRESS_ROLES.flatMap((role) => ADDRESS_FIELDS.map((part) => `${role}_${part}` as const));
  const names: OrderDataField[] = ['email', 'shipping', ...kept];
  expect(names.filter((name) => !(name in fields))).toEqual([]);
  // @ts-expect-error an order says firstName
  const misspelt: OrderDataField = 'billing_firstname';
  // @ts-expect-error street and number are one field
  const apart: OrderDataField = 'invoice_streetNumber';
  expect([misspelt, apart].filter((name) => name in fields)).toEqual([]);
});
