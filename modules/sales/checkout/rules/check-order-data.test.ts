import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER_DATA, type OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { checkOrderData, isClientNumber, type OrderCircumstances } from './check-order-data.ts';

const locker = { kind: 'locker', needsPoint: true, requestsClientNumber: false } as const;

const address = {
  firstName: 'Anna',
  lastName: 'Leśniewska',
  street: 'ul. Sosnowa 7/3',
  zipcode: '30-224',
  city: 'Kraków',
  country: 'PL',
  phone: '601 234 567',
};
const good: OrderData = {
  ...EMPTY_ORDER_DATA,
  email: 'anna@example.com',
  billing: address,
  courierId: 1,
  paymentMethodId: 1,
  consents: { ...EMPTY_ORDER_DATA.consents, terms: true },
};
const around: OrderCircumstances = {
  needsDelivery: true,
  courier: { kind: 'courier', needsPoint: false, requestsClientNumber: false },
  paid: false,
  hasVirtual: false,
  hasService: false,
};
const company = { ...address, companyName: 'Polana', taxNumber: '526-025-02-74' };

const noPlace = { street: '', streetNumber: '', zipcode: '', city: '' };
const person = { ...address, ...noPlace };
const placeMissing = ['billing.street missing', 'billing.zipcode missing', 'billing.city missing'];

const cases: [string, Partial<OrderData>, Partial<OrderCircumstances>, string[]][] = [
  ['a good order', {}, {}, []],
  ['no e-mail', { email: ' ' }, {}, ['email missing']],
  ['a wrong e-mail', { email: 'anna' }, {}, ['email wrong']],
  ['no phone', { billing: { ...address, phone: '' } }, {}, ['billing.phone missing']],
  ['a short phone', { billing: { ...address, phone: '12345' } }, {}, ['billing.phone wrong']],
  ['a German postcode in Poland', { billing: { ...address, zipcode: '101' } }, {}, ['billing.zipcode wrong']],
  ['the same in Germany', { billing: { ...address, zipcode: '10115', country: 'DE' } }, {}, []],
  ['a street without number', { billing: { ...address, street: 'Sosnowa' } }, {}, ['billing.streetNumber missing']],
  ['its number in its own field', { billing: { ...address, street: 'Sosnowa', streetNumber: '7' } }, {}, []],
  ['a company', { buyer: 'company', billing: company }, {}, []],
  [
    'a wrong NIP',
    { buyer: 'company', billing: { ...company, taxNumber: '5260250275' } },
    {},
    ['billing.taxNumber wrong'],
  ],
  [
    'a company without name',
    { buyer: 'company', billing: address },
    {},
    ['billing.companyName missing', 'billing.taxNumber missing'],
  ],
  [
    'X.43 links where names belong',
    { billing: { ...address, firstName: 'Wygrałeś: https://evil.example/x', lastName: '<b>x</b>' } },
    {},
    ['billing.firstName wrong', 'billing.lastName wrong'],
  ],
  [
    'a surname without an alphabetic character',
    { billing: { ...address, lastName: '.' } },
    {},
    ['billing.lastName wrong'],
  ],
  [
    'X.43 a link in another address',
    { delivery: { ...address, city: 'http://evil.example' } },
    {},
    ['delivery.city wrong'],
  ],
  ['another address without name', { delivery: { ...address, lastName: '' } }, {}, ['delivery.lastName missing']],
  ['another address that is not needed', { delivery: {} }, { needsDelivery: false, courier: null }, []],
  ['spaces around an e-mail', { email: ' anna@example.com ' }, {}, []],
  ['no postcode', { billing: { ...address, zipcode: ' ' } }, {}, ['billing.zipcode missing']],
  ['a good postcode and no country', { billing: { ...address, country: undefined } }, {}, []],
  [
    'a wrong postcode and no country',
    { billing: { ...address, zipcode: '10115x', country: undefined } },
    {},
    ['billing.zipcode wrong'],
  ],
  [
    'a wrong NIP and no country',
    { buyer: 'company', billing: { ...company, taxNumber: '123', country: undefined } },
    {},
    ['billing.taxNumber wrong'],
  ],
  [
    'a German tax number',
    { buyer: 'company', billing: { ...company, taxNumber: '123', zipcode: '10115', country: 'DE' } },
    {},
    [],
  ],
  ['an invoice for a person', { invoice: { ...address, lastName: '' } }, {}, ['invoice.lastName missing']],
  ['an invoice for a company', { invoice: { ...company, firstName: '', lastName: '' } }, {}, []],
  ['an invoice without NIP', { invoice: { ...company, taxNumber: '' } }, {}, ['invoice.taxNumber missing']],
  [
    'an empty address',
    { delivery: {} },
    {},
    [
      ...['delivery.firstName missing', 'delivery.lastName missing', 'delivery.street missing'],
      ...['delivery.zipcode missing', 'delivery.city missing'],
    ],
  ],
  ['a shop to collect in', { locationId: 3 }, { courier: { ...locker, kind: 'pickup' } }, []],
  ['X.49 no street for a locker', { billing: person, pickupPointId: 1 }, { courier: locker }, []],
  ['X.49 no street for a shop', { billing: person, locationId: 3 }, { courier: { ...locker, kind: 'pickup' } }, []],
  ['X.49 no street for what is not sent', { billing: person }, { needsDelivery: false, courier: null }, []],
  [
    'X.49 hidden fields are not required',
    { billing: { ...person, city: '<b>', zipcode: '1' }, pickupPointId: 1 },
    { courier: locker },
    [],
  ],
  ['X.49 nor does another address', { delivery: {}, pickupPointId: 1 }, { courier: locker }, []],
  ['X.49 a street for delivery to an address', { billing: person }, {}, placeMissing],
  [
    'X.49 a street while no courier is chosen',
    { billing: person },
    { courier: null },
    [...placeMissing, 'courier missing'],
  ],
  [
    'X.49 a street for an invoice',
    { billing: person, document: 'invoice' },
    { needsDelivery: false, courier: null },
    placeMissing,
  ],
  [
    'X.49 a street for an e-invoice',
    { billing: person, document: 'e-invoice', pickupPointId: 1 },
    { courier: locker },
    placeMissing,
  ],
  [
    'X.49 a street for a company',
    { buyer: 'company', billing: { ...company, ...noPlace }, pickupPointId: 1 },
    { courier: locker },
    placeMissing,
  ],
  [
    'X.49 one street is enough for an invoice',
    { billing: person, document: 'invoice', invoice: address, pickupPointId: 1 },
    { courier: locker },
    [],
  ],
  ['no courier', {}, { courier: null }, ['courier missing']],
  ['no point', {}, { courier: locker }, ['pickupPoint missing']],
  [
    "S8.20 no number of the courier's client",
    { pickupPointId: 1 },
    { courier: { ...locker, requestsClientNumber: true } },
    ['clientNumber missing'],
  ],
  [
    'a number no courier would give',
    { pickupPointId: 1, clientNumber: '?' },
    { courier: { ...locker, requestsClientNumber: true } },
    ['clientNumber missing'],
  ],
  [
    "a client's number",
    { pickupPointId: 1, clientNumber: 'PL-4471/2' },
    { courier: { ...locker, requestsClientNumber: true } },
    [],
  ],
  ['no shop to collect in', {}, { courier: { ...locker, kind: 'pickup' } }, ['location missing']],
  ['no payment', { paymentMethodId: null }, {}, ['payment missing']],
  ['no payment, but nothing to pay', { paymentMethodId: null }, { paid: true }, []],
  ['unticked terms', { consents: EMPTY_ORDER_DATA.consents }, {}, ['consents.terms unchecked']],
  [
    'unticked consents',
    {},
    { hasVirtual: true, hasService: true },
    ['consents.virtual unchecked', 'consents.service unchecked'],
  ],
];

describe('checkOrderData', () => {
  it.each(cases)('%s', (_, data, circumstances, expected) => {
    const problems = checkOrderData({ ...good, ...data }, { ...around, ...circumstances });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

it.each([
  ['PL-4471/2', true],
  [' 447 ', true],
  ['żółw', true],
  ['7'.repeat(30), true],
  ['7'.repeat(31), false],
  ['44', false],
  ['-447', false],
  ['447!', false],
  ['!447', false],
])('S8.20 %j may be a number of a client: %s', (typed, possible) => {
  expect(isClientNumber(typed)).toBe(possible);
});
