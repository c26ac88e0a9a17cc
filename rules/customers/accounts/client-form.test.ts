import { expect, it } from 'vitest';
import { checkClientForm, fillClientForm, parseClientForm } from './client-form.ts';

const person = {
  client_type: 'private',
  client_email: 'jan@example.pl',
  client_firstname: 'Jan',
  client_lastname: 'Kowalski',
  client_street: 'Leśna 1',
  client_zipcode: '30224',
  client_city: 'Kraków',
  client_region: 'PL',
  client_phone: '600 100 200',
};
const codes = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(checkClientForm(fields, '2026-05-06')).map(([name, messages]) => [name, messages[0]?.code]),
  );

it('takes a person, and asks a company for its name and NIP', () => {
  expect(codes(person)).toEqual({});
  expect(codes({ ...person, client_type: 'firm' })).toEqual({ client_firm: 'no_firmname', client_nip: 'incorect_nip' });
  for (const client_region of ['XX', 'toString', '__proto__']) {
    expect(codes({ ...person, client_region })).toMatchObject({ client_region: 'incorrect_region' });
  }
  const elsewhere = codes({ ...person, other_delivery: 'on', delivery_region: 'XX' });
  expect(elsewhere).toMatchObject({ delivery_region: 'incorect_delivery_region' });
});

it('S5.34 an opened address left empty is refused field by field; a closed one is not looked at', () => {
  expect(codes({ ...person, delivery_firstname: '<' })).toEqual({});
  expect(codes({ ...person, other_delivery: 'on' })).toEqual({
    delivery_firstname: 'no_delivery_firstname',
    delivery_lastname: 'no_delivery_lastname',
    delivery_street: 'no_delivery_street',
    delivery_zipcode: 'incorect_delivery_zipcode',
    delivery_city: 'no_delivery_city',
  });
  expect(codes({ ...person, other_invoice: 'on', invoice_firm: 'Młyn' })).toEqual({
    invoice_nip: 'incorect_nip',
    invoice_street: 'no_invoice_street',
    invoice_zipcode: 'incorect_invoice_zipcode',
    invoice_city: 'no_invoice_city',
  });
});

it('what is read and written again is the same', () => {
  const data = parseClientForm({ ...person, other_delivery: true, delivery_city: 'Gdańsk', client_mailing: 'on' });
  expect(data.billing.zipcode).toBe('30-224');
  expect(parseClientForm(fillClientForm(data))).toEqual(data);
});
