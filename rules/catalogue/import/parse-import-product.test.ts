import { describe, expect, it } from 'vitest';
import type { ImportProblem } from './import-row.ts';
import { parseImportProduct } from './parse-import-product.ts';

const read = (first: Record<string, string>, ...more: Record<string, string>[]) => {
  const problems: ImportProblem[] = [];
  const product = parseImportProduct(
    [{ row: 2, fields: first }, ...more.map((fields, index) => ({ row: index + 3, fields }))],
    problems,
  );
  return { product, problems };
};

describe('readProduct', () => {
  it('X.33 joins the rows of a product and leaves out what is not said', () => {
    const { product, problems } = read(
      {
        code: 'K',
        name: 'Kubek',
        category: 'Dom > Stół',
        vat: '23%',
        size: 'M',
        price: '12,5000 zł',
        traits: 'Materiał=glina',
      },
      { code: 'K', size: 'L', price: '15', regular_price: '-', stock: '-1', description: '' },
    );
    expect(problems).toEqual([]);
    expect(product).toMatchObject({
      code: 'K',
      row: 2,
      category: ['Dom', 'Stół'],
      traits: [['Materiał', 'glina']],
      photos: undefined,
      values: { name: 'Kubek', vat_permille: 230 },
      sizes: [
        { row: 2, type: 'M', values: { price: 1250 } },
        { row: 3, type: 'L', values: { price: 1500, regular_price: null, stock: -1 } },
      ],
    });
    expect(product.values).not.toHaveProperty('description');
  });

  it.each([
    [{ name: 'x' }, 'code', 'is missing'],
    [{ price: '1,2,3' }, 'price', 'is no price'],
    [{ price: '-5' }, 'price', 'is no price'],
    [{ price: '-' }, 'price', 'cannot be emptied'],
    [{ stock: 'dużo' }, 'stock', 'is no number of pieces'],
    [{ price: '0' }, 'price', 'is no price'],
    [{ price: '10,999' }, 'price', 'more than two decimals'],
    [{ regular_price: '0,00' }, 'regular_price', 'is no price'],
    [{ vat: '230' }, 'vat', 'is no VAT rate'],
    [{ vat: '24' }, 'vat', 'is no VAT rate'],
    [{ vat: 'np' }, 'vat', 'is no VAT rate'],
    [{ category: '-' }, 'category', 'cannot be emptied'],
    [{ gtin: '5901234123450' }, 'gtin', 'is no bar code'],
    [{ category: 'a > b > c > d' }, 'category', 'more than 3 levels'],
    [{ category: 'a > > c' }, 'category', 'without a name'],
    [{ status: 'on' }, 'status', 'is none of'],
    [{ visible: 'maybe' }, 'visible', 'neither yes nor no'],
    [{ traits: 'wełna' }, 'traits', 'is no trait'],
    [{ old_address: 'https://zly.example/' }, 'old_address', 'is no address within the shop'],
    [{ name: 'a\0b' }, 'name', 'NUL'],
    [{ size: '<b>' }, 'size', 'is no size'],
    [{ producer_email: 'a@b.pl' }, 'producer', 'is missing'],
  ])('X.33 %j is refused', (fields, column, reason) => {
    const { problems } = read('name' in fields && column === 'code' ? fields : { code: 'K', ...fields });
    expect(problems).toEqual([{ row: 2, column, reason: expect.stringContaining(reason) }]);
  });

  it('X.33 rows of one product must not contradict each other', () => {
    expect(read({ code: 'K', unit: 'szt.', size: 'M' }, { code: 'K', unit: 'kg', size: 'M' }).problems).toEqual([
      { row: 3, column: 'unit', reason: 'differs from an earlier row of the same product' },
      { row: 3, column: 'size', reason: '"M" stands twice in the same product' },
    ]);
  });
});
