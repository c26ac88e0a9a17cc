import { expect, it } from 'vitest';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import type { ReturnView } from '../../rules/return-view.ts';
import * as returnsRefundTexts from '../../texts/refund.ts';
import * as returnsStatusTexts from '../../texts/status.ts';
import { describeReturn } from './describe-return.ts';
import { writeReturnPdf } from './pdf.server.ts';

const seller = {
  returnAddress: { name: '', street: '', zipcode: '', city: '' },
  company: { name: 'Polana', street: 'ul. Leśna 12', zipcode: '34-500', city: 'Zakopane', taxNumber: '7361234562' },
};

const filed: ReturnView = {
  id: 1,
  code: 'ZW-7K2M9XQA',
  orderId: 1,
  orderNumber: '12345678',
  state: 'filed',
  withdrawalId: null,
  withdrawnAt: null,
  withdrawalCode: null,
  reason: 'size',
  method: 'point',
  parameterConfirmed: true,
  refundNote: '',
  reply: '',
  amount: 12_345,
  delivery: { id: 'osobiscie', name: 'Przyniosę osobiście', cost: 0 },
  place: { id: 1, name: 'Polana Kraków', street: 'Długa 31', zipcode: '31-147', city: 'Kraków', openingHours: '' },
  refundWay: 'transfer',
  bankAccount: 'PL61 1090',
  filedAt: new Date('2026-11-10T10:00:00Z'),
  lines: [
    {
      lineId: 1,
      name: 'Żółty plecak',
      versionName: '',
      sizeName: 'M',
      photo: null,
      photoTone: null,
      unit: 'szt.',
      unitPlural: 'szt.',
      quantity: 2,
      accepted: null,
      restocked: null,
      comment: 'Za mały',
    },
  ],
  photos: [],
  events: [],
};

it('S3.57 the slip names the code, the goods, the way back and the way of the money', async () => {
  const described = describeReturn(filed, 'ul. Leśna 12, 34-500 Zakopane');
  const pdf = await writeReturnPdf(described, ['Łucja Ćwięk'], seller);
  const text = parsePdf(pdf).replace(/\s+/g, ' ');
  const words = ['ZW-7K2M9XQA', '12345678', 'Łucja Ćwięk', 'Żółty plecak, M', 'Za mały', 'Polana Kraków', 'PL61 1090'];
  for (const word of words) expect(text).toContain(word);
});

it('S3.57 words about another way of the money are not called an account', () => {
  const asked = { ...filed, refundWay: 'other', bankAccount: '', refundNote: 'Przekazem pocztowym' } as const;
  const { facts } = describeReturn(asked, '');
  expect(facts).toContainEqual({ name: returnsRefundTexts.note, value: 'Przekazem pocztowym' });
  expect(facts.map(({ name }) => name)).not.toContain(returnsStatusTexts.account);
});
