import { expect, it } from 'vitest';
import { EMPTY_ORDER_DATA, parseOrderPlace } from './order-data.ts';

it.each([
  '/koszyk',
  '/zamowienie/dane',
  '/zamowienie/dane#platnosc',
  '/zamowienie/punkt-odbioru',
  '/logowanie?zamowienie',
])('%s', (place) => {
  expect(parseOrderPlace(place)).toBe(place);
});

it.each([
  ['another page of the shop', '/konto'],
  ['more than the place', '/koszyk/../konto'],
  ['another shop', '//zlodziej.example'],
  ['another shop by its whole address', 'https://zlodziej.example/koszyk'],
  ['a part no screen has', '/zamowienie/dane#nic'],
  ['other letters', '/KOSZYK'],
  ['nothing', ''],
  ['no text', null],
  ['a file', new File([], '/koszyk')],
])('%s is no place of the order', (_, sent) => {
  expect(parseOrderPlace(sent)).toBeNull();
});

it('an order begins with nothing said, nothing agreed to, and paid before it is sent', () => {
  expect(EMPTY_ORDER_DATA).toEqual({
    buyer: 'private',
    email: '',
    billing: {},
    delivery: null,
    invoice: null,
    courierId: null,
    prepaid: true,
    pickupPointId: null,
    locationId: null,
    clientNumber: '',
    paymentMethodId: null,
    document: 'receipt',
    remarks: '',
    deliveryRemarks: '',
    consents: { terms: false, virtual: false, service: false, mailing: false, sms: false },
    cards: [],
    points: 0,
  });
});
