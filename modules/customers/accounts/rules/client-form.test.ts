import { expect, it } from 'vitest';
import { checkClientForm, fillClientForm, parseClientForm } from './client-form.ts';
import type { CustomerData } from './customer-data.ts';

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

it('a person who wants an invoice for a person is asked for no company, and an invoice for no phone', () => {
  expect(codes({ ...person, other_invoice: 'on', invoice_phone: 'x' })).toEqual({
    invoice_firstname: 'no_invoice_firstname',
    invoice_lastname: 'no_invoice_lastname',
    invoice_street: 'no_invoice_street',
    invoice_zipcode: 'incorect_invoice_zipcode',
    invoice_city: 'no_invoice_city',
  });
  expect(codes({ ...person, other_invoice: 'on', invoice_region: 'XX' })).toMatchObject({
    invoice_region: 'incorrect_region',
  });
});

it('a delivery is asked for its phone where there is one, and for no company', () => {
  const elsewhere = { ...person, other_delivery: 'on', delivery_firm: 'Młyn', delivery_phone: '600' };
  expect(codes(elsewhere)).toMatchObject({ delivery_phone: 'incorect_phone' });
  expect(codes(elsewhere)).not.toHaveProperty('delivery_nip');
});

it('the address of a mail and the day of birth are looked at too', () => {
  const wrong = { ...person, client_email: 'jan@', birth_date: '1990-02-30', client_phone: '600' };
  expect(checkClientForm(wrong, '2026-05-06')).toEqual({
    client_email: [{ code: 'incorect_email', message: '' }],
    birth_date: [{ code: 'birth_date', message: 'format' }],
    client_phone: [{ code: 'incorect_phone', message: '' }],
  });
  expect(checkClientForm({ ...person, client_region: 'XX' }, '2026-05-06').client_region).toEqual([
    { code: 'incorrect_region', message: '' },
  ]);
  expect(Object.keys(checkClientForm(person, '2026-05-06'))).toEqual([]);
});

const address = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  companyName: 'Młyn',
  taxNumber: '7361234562',
  street: 'Leśna 1',
  zipcode: '30-224',
  city: 'Kraków',
  country: 'PL',
  phone: '600 100 200',
};

const company: CustomerData = {
  kind: 'company',
  email: 'jan@example.pl',
  birthDate: '1990-02-01',
  billing: address,
  delivery: { ...address, city: 'Gdańsk' },
  invoice: { ...address, city: 'Sopot', country: 'DE', taxNumber: 'DE 123', zipcode: '10115' },
  newsletter: true,
  sms: true,
};

it('each field of the form is one of the customer’s data', () => {
  expect(fillClientForm(company)).toMatchObject({
    client_type: 'firm',
    client_email: 'jan@example.pl',
    birth_date: '1990-02-01',
    other_delivery: true,
    other_invoice: true,
    client_mailing: true,
    client_send_sms: true,
    client_firstname: 'Jan',
    client_nip: '7361234562',
    delivery_city: 'Gdańsk',
    invoice_city: 'Sopot',
    invoice_region: 'DE',
    invoice_nip: 'DE 123',
  });
  expect(parseClientForm(fillClientForm(company))).toEqual(company);
  expect(fillClientForm({ ...company, kind: 'private', delivery: null, invoice: null })).toMatchObject({
    client_type: 'private',
    other_delivery: false,
    other_invoice: false,
    delivery_city: '',
    delivery_region: 'PL',
  });
});

it('what is typed is read without spaces around it; a private person has no company', () => {
  const typed = { ...person, client_city: ' Kraków ', client_nip: 'PL 736-123-45-62', client_firm: 'Młyn' };
  expect(parseClientForm({ ...typed, client_type: 'firm' }).billing).toEqual(address);
  expect(parseClientForm(typed)).toEqual({
    kind: 'private',
    email: 'jan@example.pl',
    birthDate: '',
    billing: { ...address, companyName: '', taxNumber: '' },
    delivery: null,
    invoice: null,
    newsletter: false,
    sms: false,
  });
});

it('what is read and written again is the same', () => {
  const data = parseClientForm({ ...person, other_delivery: true, delivery_city: 'Gdańsk', client_mailing: 'on' });
  expect(data.billing.zipcode).toBe('30-224');
  expect(parseClientForm(fillClientForm(data))).toEqual(data);
});
