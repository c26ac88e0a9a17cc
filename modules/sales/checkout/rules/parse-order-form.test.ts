import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER_DATA, type OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { fillOrderForm, parseOrderForm } from './parse-order-form.ts';

describe('parseOrderForm', () => {
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
      paymentMethodId: 5,
      document: 'invoice' as const,
    };
    const { cards, points, consents, pickupPointId, clientNumber, remarks, ...entered } = data;
    expect(parseOrderForm(fillOrderForm(data))).toEqual(entered);
  });

  it('paying the courier is a way to pay: it comes back as one, and another one takes its place', () => {
    const filled = fillOrderForm({ ...EMPTY_ORDER_DATA, courierId: 2, prepaid: false });
    expect(filled).toMatchObject({ shipping: '2-1', payment: 'dvp' });
    expect(parseOrderForm(filled)).toMatchObject({ courierId: 2, prepaid: false, paymentMethodId: null });
    expect(parseOrderForm({ ...filled, payment: '5' })).toMatchObject({ prepaid: true, paymentMethodId: 5 });
    expect(parseOrderForm({ ...filled, shipping: '3-1' })).toMatchObject({ courierId: 3, prepaid: false });
  });

  it('a way to pay outlives a look at a courier who takes only cash', () => {
    const looked = parseOrderForm({ ...fillOrderForm({ ...EMPTY_ORDER_DATA, paymentMethodId: 5 }), shipping: '4-0' });
    expect(looked).toMatchObject({ courierId: 4, prepaid: false, paymentMethodId: 5 });
    const filled = fillOrderForm({ ...EMPTY_ORDER_DATA, ...looked });
    expect(parseOrderForm(filled)).toEqual(looked);
    expect(parseOrderForm({ ...filled, shipping: '1-1' })).toMatchObject({ prepaid: true, paymentMethodId: 5 });
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
    ['123456789-1', 123456789, true],
    ['1234567890-1', null, true],
  ])('reads the courier of %j', (shipping, courierId, prepaid) => {
    expect(parseOrderForm({ shipping })).toMatchObject({ courierId, prepaid });
  });

  it.each([
    ['7', 7],
    ['123456789', 123456789],
    ['1234567890', null],
    ['7 or 1=1', null],
    ['x7', null],
    ['', null],
    [7, null],
  ])('reads the shop and the payment of %j', (sent, id) => {
    expect(parseOrderForm({ location: sent, payment: sent })).toMatchObject({ locationId: id, paymentMethodId: id });
  });

  it('every field comes back, of a company too', () => {
    const billing = {
      firstName: 'Anna',
      lastName: 'Nowak',
      companyName: 'Młyn',
      taxNumber: '5260250274',
      street: 'Sosnowa 7',
      zipcode: '30-224',
      city: 'Kraków',
      country: 'PL',
      phone: '600 100 200',
    };
    const data: OrderData = {
      ...EMPTY_ORDER_DATA,
      buyer: 'company',
      billing,
      invoice: { ...billing, taxNumber: 'DE 123', zipcode: '10115', country: 'DE' },
      locationId: 3,
      document: 'e-invoice',
      deliveryRemarks: 'Dzwonek nie działa',
    };
    const filled = fillOrderForm(data);
    expect(filled).toMatchObject({
      otherDelivery: false,
      otherInvoice: true,
      shipping: '',
      location: '3',
      payment: '',
      invoice_taxNumber: 'DE 123',
      delivery_city: '',
      delivery_country: 'PL',
      document: 'e-invoice',
    });
    const { cards, points, consents, pickupPointId, clientNumber, remarks, ...entered } = data;
    expect(parseOrderForm(filled)).toEqual(entered);
  });

  it('a box sent by a form without script is ticked by its word alone', () => {
    expect(parseOrderForm({ otherDelivery: 'on', delivery_city: ' Gdańsk ' }).delivery?.city).toBe('Gdańsk');
    expect(parseOrderForm({ otherDelivery: '', otherInvoice: 'off' })).toMatchObject({ delivery: null, invoice: null });
  });

  it('an unknown document is a receipt', () => {
    expect(parseOrderForm({ document: 'x' }).document).toBe('receipt');
    expect(parseOrderForm({}).document).toBe('receipt');
  });

  it('leaves out an address that is not wanted', () => {
    expect(parseOrderForm({ delivery_city: 'Gdańsk' }).delivery).toBeNull();
  });
});
