import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productFields } from '#rules/catalogue/managing/product-fields.ts';
import { sizeFields } from '#rules/catalogue/managing/size-fields.ts';
import {
  bundleParts,
  enclosures,
  locationStock,
  photos,
  priceHistory,
  productCategories,
  productDictionary,
  products,
  productTraits,
  sizes,
  sizeTiers,
} from '#shop/schema.ts';
import { PANEL_COLUMNS } from './testing/panel-columns.ts';

const TABLES = [
  ...[products, sizes, sizeTiers, bundleParts, productCategories, productTraits, productDictionary],
  ...[photos, enclosures, priceHistory, locationStock],
];

it.each(TABLES.map((table) => [getTableName(table), table] as const))(
  'O.25 the panel shows every column of %s, or it is said why not',
  (name, table) => {
    expect(Object.keys(PANEL_COLUMNS[name] ?? {}).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
  },
);

it('O.25 each named field is in the editor, and the editor has none that no column keeps', () => {
  const named = Object.values(PANEL_COLUMNS).flatMap((columns) =>
    Object.values(columns).flatMap((place) => ('field' in place ? place.field : [])),
  );
  const drawn = new Set([...Object.keys(productFields), ...Object.keys(sizeFields)]);
  expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  // Old addresses are redirects, which belong to no product.
  expect([...drawn].filter((name) => !named.includes(name))).toEqual(['oldAddresses']);
});
