import { expect, it } from 'vitest';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import * as withdrawalTexts from '../texts/storefront.ts';
import { writeWithdrawalPdf } from './withdrawal-pdf.server.ts';

const seller = {
  company: { name: 'Polana', street: 'ul. Leśna 12', zipcode: '34-500', city: 'Zakopane', taxNumber: '7361234562' },
};

const backpack = { lineId: 1, name: 'Żółty plecak', sizeName: 'M', type: 'product_item' };
const made = {
  id: 1,
  code: 'OD-7K2M9XQA',
  orderId: 1,
  orderNumber: '12345678',
  unpacked: false,
  name: 'Łucja Ćwięk',
  email: 'lucja@example.com',
  madeAt: new Date('2026-11-10T10:20:30Z'),
  lines: [{ ...backpack, unit: 'szt.', unitPlural: 'szt.', quantity: 2 }],
};

async function written(change: Partial<typeof made> = {}): Promise<string> {
  const order = { placedAt: new Date('2026-11-01T10:00:00Z') };
  return parsePdf(await writeWithdrawalPdf({ ...made, ...change }, order, seller)).replace(/\s+/g, ' ');
}

it('X.06 the receipt can be read: who withdraws from what, and when to the second', async () => {
  const text = await written();
  const words = ['OD-7K2M9XQA', '12345678', 'Łucja Ćwięk', 'Żółty plecak, M', '10 listopada 2026', '11:20:30'];
  for (const word of [...words, withdrawalTexts.confirm.declare]) expect(text).toContain(word);
});

it('the receipt asks for goods to be sent back, and for nothing that never left the shop', async () => {
  expect(await written()).toContain('Produkty odeślij w ciągu 14 dni.');
  const downloads = made.lines.map((line) => ({ ...line, type: 'product_virtual' }));
  for (const change of [{ unpacked: true }, { lines: downloads }]) {
    expect(await written(change)).toContain('Nie masz nic do odesłania.');
  }
});
