import { describe, expect, it } from 'vitest';
import { parseExtras, parseId, parseParts, toFields } from './product-form.ts';

const fields = (...sent: [string, string][]) => toFields(sent);

describe('fields of a product form', () => {
  it('of a name sent twice the last value counts', () => {
    expect([...fields(['size', 'S'], ['number', '1'], ['size', 'M'])]).toEqual([
      ['size', 'M'],
      ['number', '1'],
    ]);
  });

  it.each([
    [['2', '0'], '0'],
    [['0', '2'], '0'],
    [['0,0', '2'], '0,0'],
    [['1', '2'], '2'],
  ])('contract 2.9: of the quantities %j of a part one 0 leaves it out', (sent, kept) => {
    const name = 'bundled_quantity[7]';
    expect(fields(...sent.map((value): [string, string] => [name, value])).get(name)).toBe(kept);
    const other = 'bundled_quantity[7]x';
    expect(fields(...sent.map((value): [string, string] => [other, value])).get(other)).toBe(sent.at(-1));
    expect(fields(['xbundled_quantity[7]', '0'], ['xbundled_quantity[7]', '1']).get('xbundled_quantity[7]')).toBe('1');
  });

  it('contract 2.9: a part of any number is left out by one 0', () => {
    const name = 'bundled_quantity[123456789]';
    expect(fields([name, '0'], [name, '2']).get(name)).toBe('0');
    expect(parseParts(fields(['bundled_product[123456789]', '10']))).toEqual([
      { id: 123456789, product: 10, size: '', quantity: 1 },
    ]);
  });

  it('no text holds what the database refuses', () => {
    expect([...fields(['na\u0000me', 'va\u0000lue'])]).toEqual([['name', 'value']]);
  });
});

describe('parts of a bundle or collection', () => {
  it('say product, size and quantity; one piece when nothing is said', () => {
    const sent = fields(
      ['bundled_product[1]', '10'],
      ['bundled_size[1]', 'M'],
      ['bundled_quantity[1]', '2'],
      ['bundled_product[2]', '20'],
      ['bundled_product[3]', '30'],
      ['bundled_quantity[3]', 'dwa'],
    );
    expect(parseParts(sent)).toEqual([
      { id: 1, product: 10, size: 'M', quantity: 2 },
      { id: 2, product: 20, size: '', quantity: 1 },
      { id: 3, product: 30, size: '', quantity: 1 },
    ]);
  });

  it.each([
    ['a product of 0', [['bundled_product[1]', '0']]],
    ['a quantity of 0', [['bundled_product[1]', '10'], ['bundled_quantity[1]', '0']]], // biome-ignore format: one case a line
    ['a quantity below 0', [['bundled_product[1]', '10'], ['bundled_quantity[1]', '-1']]], // biome-ignore format: one case a line
    ['a quantity alone', [['bundled_quantity[1]', '1']]],
  ] as [string, [string, string][]][])('are left out by %s, which is not silence', (_how, sent) => {
    expect(parseParts(fields(...sent))).toEqual([]);
  });

  it.each([
    'bundled_product',
    'bundled_product[]',
    'bundled_product[x]',
    'xbundled_product[1]',
    'bundled_product[1]x',
    'bundled_size[1]',
  ])('%s speaks of no part', (name) => {
    expect(parseParts(fields([name, '10']))).toBeUndefined();
  });
});

describe('what else a form asks for', () => {
  it('nothing', () => {
    expect(parseExtras(fields(['product', '1'], ['subscription', '0'], ['days_in_period', '30']))).toEqual({});
  });

  it.each([
    ['30', 30],
    ['miesiąc', -1],
    ['0', -1],
  ])('a subscription every %s days', (days, subscriptionDays) => {
    expect(parseExtras(fields(['subscription', '1'], ['days_in_period', days]))).toEqual({ subscriptionDays });
  });

  it('a subscription without days is not offered by any product', () => {
    expect(parseExtras(fields(['subscription', '1']))).toEqual({ subscriptionDays: -1 });
  });

  it('parts and answers, several to one question', () => {
    const sent = fields(
      ['bundled_product[1]', '10'],
      ['priceformula[Grawer]', 'Anna'],
      ['priceformula[Kolor][1]', 'biały'],
      ['priceformula[Kolor][12]', 'czarny'],
      ['priceformula[]', 'x'],
      ['xpriceformula[a]', 'x'],
      ['priceformula[a]x', 'x'],
    );
    expect(parseExtras(sent)).toEqual({
      parts: [{ id: 1, product: 10, size: '', quantity: 1 }],
      configuration: { Grawer: ['Anna'], Kolor: ['biały', 'czarny'] },
    });
  });
});

it.each([
  ['17', 17],
  ['0017', 17],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['17x', 0],
  ['x17', 0],
  ['12345678901', 0],
  [undefined, 0],
])('%j is the id %i', (text, id) => {
  expect(parseId(text)).toBe(id);
});
