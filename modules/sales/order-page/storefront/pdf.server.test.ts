import { expect, it } from 'vitest';
import type { describeOrder } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { writeOrderPdf } from './pdf.server.ts';

const order: ReturnType<typeof describeOrder> = {
  number: '12345678',
  state: 'new',
  placedAt: '4 maja 2026 10:00',
  lines: Array.from({ length: 80 }, (_, at) => ({
    lineId: at,
    name: `Zażółć gęślą jaźń ${at}`,
    photo: null,
    photoTone: null,
    link: '/produkt/1/',
    quantity: '1 szt.',
    price: '10,00 zł',
    details: ['Rozmiar: M'],
  })),
  sums: [{ name: 'Wartość produktów', amount: '800,00 zł' }],
  total: '800,00 zł',
  givenUp: null,
  paid: null,
  refunded: null,
  left: '800,00 zł',
  rates: [{ rate: '23%', net: '650,41 zł', vat: '149,59 zł', gross: '800,00 zł' }],
  delivery: {
    name: 'Kurier',
    trackingNumber: '',
    promise: '',
    term: '',
    trackingLink: null,
    place: [],
    recipient: ['Łucja Ćwięk', 'ul. Żółwia 1'],
  },
  buyer: ['Łucja Ćwięk'],
  invoice: [],
  payment: ['BLIK'],
  document: 'Paragon',
  remarks: [],
  timeline: [],
};

const seller = {
  company: { name: 'Polana', street: 'ul. Leśna 12', zipcode: '34-500', city: 'Zakopane', taxNumber: '7361234562' },
  email: 'sklep@polana.example',
  phone: '+48 22 123 45 67',
};

it('a long order becomes a document of several pages, with its fonts inside and Polish letters readable', async () => {
  const pdf = (await writeOrderPdf(order, seller)).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\./);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(pdf).toMatch(/\/FontFile2/);
  expect(pdf).toMatch(/Figtree/);
  expect(pdf).toContain('/Lang (pl-PL)');
});
