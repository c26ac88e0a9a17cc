import { describe, expect, it } from 'vitest';
import { parseSharedBasket, writeSharedBasket } from './shared-basket.ts';

const line = { productId: 59, size: 'uniw', quantity: 2, additional: '', forPoints: false };

describe('a shared basket', () => {
  it('comes back as it was shared', () => {
    const text = writeSharedBasket([line, { ...line, productId: 7, size: 'M', quantity: 0.5 }]);
    expect(text).toBe('59*uniw*2,7*M*0.5');
    expect(parseSharedBasket(text)).toEqual([
      { productId: 59, size: 'uniw', quantity: 2 },
      { productId: 7, size: 'M', quantity: 0.5 },
    ]);
  });

  it.each(['9,5', '42.5', 'S/M', 'duży 2 l', 'A+'])('holds size %s too', (size) => {
    const text = writeSharedBasket([{ ...line, size }, line]);
    expect(parseSharedBasket(text)).toEqual([
      { productId: 59, size, quantity: 2 },
      { productId: 59, size: 'uniw', quantity: 2 },
    ]);
  });

  it('leaves out what only its owner could have put together or paid with points', () => {
    expect(
      writeSharedBasket([
        { ...line, additional: 'abc' },
        { ...line, forPoints: true },
      ]),
    ).toBe('');
  });

  it('reads a line at any position among others, up to six digits and three decimals', () => {
    expect(parseSharedBasket('x,7*M*999999.125,59*uniw*2')).toEqual([
      { productId: 7, size: 'M', quantity: 999_999.125 },
      { productId: 59, size: 'uniw', quantity: 2 },
    ]);
    expect(writeSharedBasket(Array.from({ length: 60 }, () => line)).split(',')).toHaveLength(50);
    expect(parseSharedBasket(Array.from({ length: 60 }, () => '59*uniw*2').join(','))).toHaveLength(50);
  });

  it.each([
    'x59*uniw*1',
    '59*uniw*1x',
    '59*uniw*1234567',
    '59*uniw*1.2345',
    '',
    'x',
    '59*uniw',
    '59*uniw*0',
    '59*uniw*-1',
    '59*<b>*1',
    '*uniw*1',
    null,
  ])('%j has no lines', (text) => {
    expect(parseSharedBasket(text)).toEqual([]);
  });
});
