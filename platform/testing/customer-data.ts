import type { CustomerData } from '#modules/customers/accounts/rules/customer-data.ts';

/** A person to register in tests. */
export function customerData(changes: Partial<CustomerData> = {}): CustomerData {
  return {
    kind: 'private',
    email: `${crypto.randomUUID()}@example.com`,
    birthDate: '',
    billing: {
      firstName: 'Jan',
      lastName: 'Kowalski',
      companyName: '',
      taxNumber: '',
      street: 'Leśna 1',
      zipcode: '30-224',
      city: 'Kraków',
      country: 'PL',
      phone: '600100200',
    },
    delivery: null,
    invoice: null,
    newsletter: false,
    sms: false,
    ...changes,
  };
}
