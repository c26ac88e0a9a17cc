import { expect, it } from 'vitest';
import { readPdf } from '#app/features/pdf/testing/read-pdf.server.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { writeWithdrawalPdf } from './withdrawal-pdf.server.ts';

const seller = {
  company: { name: 'Polana', street: 'ul. Leśna 12', zipcode: '34-500', city: 'Zakopane', taxNumber: '7361234562' },
};

it('X.06 the receipt can be read: who withdraws from what, and when to the second', async () => {
  const made = {
    ...{ id: 1, code: 'OD-7K2M9XQA', orderId: 1, orderNumber: '12345678' },
    ...{ name: 'Łucja Ćwięk', email: 'lucja@example.com', madeAt: new Date('2026-11-10T10:20:30Z') },
    lines: [{ lineId: 1, name: 'Żółty plecak', sizeName: 'M', unit: 'szt.', unitPlural: 'szt.', quantity: 2 }],
  };
  const order = { placedAt: new Date('2026-11-01T10:00:00Z') };
  const text = readPdf(await writeWithdrawalPdf(made, order, seller)).replace(/\s+/g, ' ');
  const words = ['OD-7K2M9XQA', '12345678', 'Łucja Ćwięk', 'Żółty plecak, M', '10 listopada 2026', '11:20:30'];
  for (const word of [...words, withdrawalTexts.confirm.declare]) expect(text).toContain(word);
});
