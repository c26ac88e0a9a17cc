import { describe, expect, it } from 'vitest';
import { questionsAbout } from './check-client-field.ts';
import { isClientField } from './client-field-names.ts';

function formData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('questions about a customer’s data', () => {
  it.each([
    'client_nip',
    'client_region',
    'client_password',
    'email',
    'billing_taxNumber',
    'billing_country',
    'delivery_zipcode',
    'invoice_companyName',
  ])('%s is asked about', (name) => {
    expect(isClientField(name)).toBe(true);
  });

  it.each(['shipping', 'payment', 'billing_toString', 'otherDelivery', 'deliveryRemarks'])('%s is not', (name) => {
    expect(isClientField(name)).toBe(false);
  });

  it('a field of the order form is asked about as the data of the client, with its country', () => {
    const data = formData({ billing_taxNumber: '123', billing_country: 'DE', email: ' jan@example.com ' });
    expect(questionsAbout(['billing_taxNumber', 'email'], data)).toEqual([
      { id: 'billing_taxNumber', about: 'address', role: 'client', part: 'taxNumber', value: '123', country: 'DE' },
      { id: 'email', about: 'email', value: 'jan@example.com' },
    ]);
  });

  it.each([
    ['client', 'region'],
    ['billing', 'country'],
    ['delivery', 'country'],
  ] as const)('another country of the %s address asks about its postcode anew', (whose, field) => {
    const data = formData({ [`${whose}_zipcode`]: '30-224', [`${whose}_${field}`]: 'CZ' });
    expect(questionsAbout([`${whose}_${field}`], data)).toMatchObject([
      { id: `${whose}_zipcode`, part: 'zipcode', country: 'CZ' },
    ]);
  });

  it('the password of an account made while ordering must differ from the address', () => {
    const data = formData({ email: 'jan@example.com', client_password: 'tajne1' });
    expect(questionsAbout(['client_password'], data)).toMatchObject([{ login: 'jan@example.com', value: 'tajne1' }]);
  });
});
