import { describe, expect, it } from 'vitest';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { checkRefund } from './refund.ts';

const good = 'PL61 1090 1014 0000 0712 1981 2874';
const chosen = { way: null, bankAccount: '', note: '' };

describe('checkRefund', () => {
  it.each([
    ['S5.43 nothing chosen', chosen, 'no-way'],
    ['balance needs nothing more', { ...chosen, way: 'balance' }, null],
    ['the same way needs nothing more', { ...chosen, way: 'same-way' }, null],
    ['S5.44 no account', { ...chosen, way: 'transfer' }, 'bank-account'],
    [
      'S5.44 an account with one wrong digit',
      { ...chosen, way: 'transfer', bankAccount: `${good.slice(0, -1)}5` },
      'bank-account',
    ],
    ['S5.44 too short', { ...chosen, way: 'transfer', bankAccount: '1234' }, 'bank-account'],
    ['a good account with spaces', { ...chosen, way: 'transfer', bankAccount: good }, null],
    ['the same without the country', { ...chosen, way: 'transfer', bankAccount: good.slice(2) }, null],
    ['S5.45 S9.71 two characters', { ...chosen, way: 'other', note: 'ab ' }, 'note-too-short'],
    ['S5.45 S9.71 three characters', { ...chosen, way: 'other', note: 'abc' }, null],
  ] as const)('%s', (_name, answer, fault) => {
    expect(checkRefund(answer, REFUND_WAYS)).toBe(fault);
  });

  it('asks for no way where no money has to go back', () => {
    expect(checkRefund(chosen, [])).toBeNull();
    expect(checkRefund({ ...chosen, way: 'transfer' }, [])).toBeNull();
  });

  it('S5.43 a way that is not offered is none', () => {
    expect(checkRefund({ ...chosen, way: 'same-way' }, ['transfer'])).toBe('no-way');
  });
});
