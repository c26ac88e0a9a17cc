import { describe, expect, it } from 'vitest';
import { firstQuantities, type OpenLine, productsForm } from './products-form.ts';

const piece: OpenLine = { lineId: 5, free: 3, step: { step: 1, precision: 0 }, available: '3 sztuki' };
const rope: OpenLine = { lineId: 6, free: 2.5, step: { step: 0.5, precision: 1 }, available: '2,5 metra' };

function check(sent: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) data.append(name, value);
  return productsForm([piece, rope]).read(data).reply.error ?? 'ok';
}

const DESCRIBE = 'Proszę o podanie opisu usterki i powodu reklamacji';

describe('the product list of a complaint', () => {
  it.each([
    ['nothing', {}],
    ['zero', { quantity_5: '0', quantity_6: '' }],
    ['less than nothing', { quantity_5: '-1' }],
    ['only a line of another order', { quantity_99: '1', comment_99: 'x' }],
  ])('S5.47 with %s is not sent', (_, sent) => {
    expect(check(sent)).toEqual({ '': ['Wybierz co najmniej jeden produkt: wpisz, ile sztuk reklamujesz.'] });
  });

  it('S5.46 asks for the description of each chosen product, in exactly these words', () => {
    expect(check({ quantity_5: '1', quantity_6: '0.5' })).toEqual({ comment_5: [DESCRIBE], comment_6: [DESCRIBE] });
    expect(check({ quantity_5: '1', comment_5: '  ' })).toEqual({ comment_5: [DESCRIBE] });
    expect(check({ quantity_5: '1', comment_5: 'Pękła' })).toBe('ok');
  });

  it('S5.48 says how many there are at most', () => {
    expect(check({ quantity_5: '4', comment_5: 'Pękła' })).toEqual({
      quantity_5: ['Maksymalnie możesz zareklamować: 3 sztuki'],
    });
    expect(check({ quantity_6: '2,5', comment_6: 'Pękła' })).toBe('ok');
    expect(check({ quantity_5: 'dwa' })).toMatchObject({ quantity_5: [expect.any(String)] });
  });

  it.each([
    ['a program', new File(['MZ'], 'a.exe'), /niedozwolony/],
    ['a file too large', new File([new Uint8Array(5_300_000)], 'a.pdf'), /5\u00a0MB/],
  ])('refuses %s at its field', (_, file, text) => {
    const sent = { quantity_5: '1', comment_5: 'Pękła', 'comment_photo_5[]': file };
    expect(check(sent)).toEqual({ comment_photo_5: [expect.stringMatching(text)] });
  });

  it('begins with a piece of the only product that can be meant, and with none of several', () => {
    expect(firstQuantities([piece])).toEqual({ quantity_5: '1' });
    expect(firstQuantities([{ ...rope, free: 0.5 }])).toEqual({ quantity_6: '0.5' });
    expect(firstQuantities([piece, rope])).toEqual({});
    expect(firstQuantities([])).toEqual({});
  });

  it('S5.49 a description is checked while it is typed', () => {
    expect(productsForm([piece]).fields.comment_5?.rule.validate).toBe(true);
  });

  it('refuses files that are too large together', () => {
    const file = () => new File([new Uint8Array(5_000_000)], 'a.pdf');
    const data = { quantity_5: '1', comment_5: 'a', quantity_6: '1', comment_6: 'b', 'comment_photo_5[]': file() };
    expect(check(data)).toBe('ok');
    const form = new FormData();
    for (const [name, value] of Object.entries(data)) form.append(name, value);
    form.append('comment_photo_5[]', file());
    form.append('comment_photo_6[]', file());
    expect(productsForm([piece, rope]).read(form).reply.error).toEqual({ '': [expect.stringContaining('10\u00a0MB')] });
  });
});
