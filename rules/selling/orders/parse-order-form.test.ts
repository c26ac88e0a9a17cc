import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER_DATA } from './order-data.ts';
import { fillOrderForm, parseOrderForm } from './parse-order-form.ts';

describe('readOrderForm', () => {
  it('comes back as it was filled in', () => {
    const address = {
      firstName: 'Anna',
      lastName: 'Nowak',
      companyName: '',
      taxNumber: '',
      street: 'Sosnowa 7',
      zipcode: '30-224',
      city: 'Kraków',
      country: 'PL',
      phone: '600 100 200',
    };
    const data = {
      ...EMPTY_ORDER_DATA,
      email: 'anna@example.com',
      billing: address,
      delivery: { ...address, city: 'Gdańsk' },
      courierId: 2,
      prepaid: false,
      paymentMethodId: 5,
      document: 'invoice' as const,
    };
    const { cards, points, consents, pickupPointId, clientNumber, remarks, ...entered } = data;
    expect(parseOrderForm(fillOrderForm(data))).toEqual(entered);
  });

  it('writes postcode and NIP as they are kept', () => {
    const typed = { billing_zipcode: '30224', billing_taxNumber: 'PL 526-025-02-74' };
    const { billing } = parseOrderForm({ ...typed, buyer: 'company' });
    expect(billing).toMatchObject({ zipcode: '30-224', taxNumber: '5260250274', country: 'PL' });
  });

  it.each([
    ['2-1', 2, true],
    ['2-0', 2, false],
    ['2', null, true],
    ['-1-1', null, true],
    ['2-1 or 1=1', null, true],
  ])('reads the courier of %j', (shipping, courierId, prepaid) => {
    expect(parseOrderForm({ shipping })).toMatchObject({ courierId, prepaid });
  });

  it('leaves out an address that is not wanted', () => {
    expect(parseOrderForm({ delivery_city: 'Gdańsk' }).delivery).toBeNull();
  });
});
