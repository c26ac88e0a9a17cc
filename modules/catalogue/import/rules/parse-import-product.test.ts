import { describe, expect, it } from 'vitest';
import { importFault, reasonOf } from './import-fault.ts';
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

describe('parseImportProduct', () => {
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
    [{ size: 'M!' }, 'size', 'is no size'],
    [{ size: '-M' }, 'size', 'is no size'],
    [{ size: 'M'.repeat(31) }, 'size', 'is no size'],
    [{ producer_email: 'a@b.pl' }, 'producer', 'is missing'],
    [{ producer: 'a'.repeat(121) }, 'producer', 'is longer than 120 characters'],
    [{ google_category: '5598' }, 'category', 'is missing'],
    [{ category: `a > ${'b'.repeat(121)}` }, 'category', 'a too long one'],
    [{ traits: 'Materiał=' }, 'traits', '"Materiał=" is no trait'],
    [{ traits: '=wełna' }, 'traits', '"=wełna" is no trait'],
    [{ old_address: '//zly.example/' }, 'old_address', 'is no address within the shop'],
    [{ old_address: '/stary adres' }, 'old_address', 'is no address within the shop'],
    [{ code: 'K'.repeat(101) }, 'code', 'is longer than 100 characters'],
    [{ name: 'a'.repeat(301) }, 'name', 'is longer than 300 characters'],
    [{ size_name: 'a\0b' }, 'size_name', 'NUL'],
    [{ size_code: 'a\0b' }, 'size_code', 'NUL'],
  ])('X.33 %j is refused', (fields, column, reason) => {
    const { problems } = read('name' in fields && column === 'code' ? fields : { code: 'K', ...fields });
    expect(problems.map((one) => [one.row, one.column, reasonOf(one.fault)])).toEqual([
      [2, column, expect.stringContaining(reason)],
    ]);
  });

  it.each([
    [{ code: 'K'.repeat(100) }, { code: 'K'.repeat(100) }],
    [{ size: '42/43' }, { sizes: [{ row: 2, type: '42/43', values: {} }] }],
    [{ size: '½' }, { sizes: [{ row: 2, type: '½', values: {} }] }],
    [{}, { sizes: [{ row: 2, type: 'uniw', values: {} }], series: undefined }],
    [
      { producer: 'a'.repeat(120), series: '-' },
      { producer: 'a'.repeat(120), series: null },
    ],
    [{ category: `a>${'b'.repeat(120)}` }, { category: ['a', 'b'.repeat(120)] }],
    [
      { category: 'Dom', google_category: '5598', ceneo_category: '-' },
      { categoryValues: { google_category: 5598, ceneo_category: null } },
    ],
    [
      { producer: 'Polana', producer_email: 'a@b.pl', responsible_name: '-' },
      { producerValues: { email: 'a@b.pl', responsible_name: '' } },
    ],
    [
      { traits: ' Materiał = wełna | Wzór=a=b || ' },
      {
        traits: [
          ['Materiał', 'wełna'],
          ['Wzór', 'a=b'],
        ],
      },
    ],
    [
      { traits: '-', photos: '-', old_address: '-' },
      { traits: [], photos: [], old_address: [] },
    ],
    [{ photos: ' a.jpg | | b.jpg' }, { photos: ['a.jpg', 'b.jpg'] }],
    [{ old_address: '/stary.html|/' }, { old_address: ['/stary.html', '/'] }],
  ])('X.33 of %j is read %j', (fields, product) => {
    const found = read({ code: 'K', ...fields });
    expect(found.problems).toEqual([]);
    expect(found.product).toMatchObject(product);
  });

  it('X.33 what follows a NUL character is read all the same', () => {
    expect(read({ code: 'K', name: 'a\0b' }).product.values).toEqual({ name: 'ab' });
  });

  it('X.33 rows of a feed may differ by what is written for every size of a product', () => {
    const { product, problems } = read(
      { code: 'K', size: 'M', name: 'Kubek M', description: 'mały', photos: 'm.jpg', weight: '1' },
      { code: 'K', size: 'L', name: 'Kubek L', description: 'duży', photos: 'l.jpg', weight: '2' },
    );
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ photos: ['m.jpg'], values: { name: 'Kubek M', description: 'mały', weight: 1 } });
  });

  it('X.33 a fact in a later row alone counts', () => {
    expect(read({ code: 'K', size: 'M' }, { code: 'K', size: 'L', unit: 'kg' }).product.values).toEqual({ unit: 'kg' });
  });

  it('X.33 rows of one product must not contradict each other', () => {
    expect(read({ code: 'K', unit: 'szt.', size: 'M' }, { code: 'K', unit: 'kg', size: 'M' }).problems).toEqual([
      { row: 3, column: 'unit', fault: importFault('differs') },
      { row: 3, column: 'size', fault: importFault('size-twice', 'M') },
    ]);
  });
});
