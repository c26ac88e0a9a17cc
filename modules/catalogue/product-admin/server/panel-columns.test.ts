import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as groups from '#modules/catalogue/products/rules/group-fields.ts';
import {
  bundleParts,
  categories,
  dictionaryEntries,
  enclosures,
  locationStock,
  photos,
  priceHistory,
  producers,
  productCategories,
  productDictionary,
  products,
  productTraits,
  series,
  sizeOrder,
  sizes,
  sizeTiers,
  traits,
  traitValues,
  warranties,
} from '#server/shop/schema.ts';
import { productFields } from '../rules/product-fields.ts';
import { sizeFields } from '../rules/size-fields.ts';
import { GROUP_COLUMNS, PANEL_COLUMNS } from '../testing/panel-columns.ts';

const TABLES = [
  ...[products, sizes, sizeTiers, bundleParts, productCategories, productTraits, productDictionary],
  ...[photos, enclosures, priceHistory, locationStock],
];

it.each(TABLES.map((table) => [getTableName(table), table] as const))(
  'the list of panel fields names every column of %s',
  (name, table) => {
    expect(Object.keys(PANEL_COLUMNS[name] ?? {}).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
  },
);

const GROUPS = [
  { table: categories, fields: groups.categoryFields },
  { table: producers, fields: groups.producerFields },
  { table: series, fields: groups.seriesFields },
  { table: warranties, fields: groups.warrantyFields },
  { table: traits, fields: groups.traitFields },
  { table: traitValues, fields: groups.traitValueFields },
  { table: dictionaryEntries, fields: groups.dictionaryFields },
  { table: sizeOrder, fields: {} },
];

it.each(GROUPS.map(({ table, fields }) => [getTableName(table), table, fields] as const))(
  'O.29 the editor has every field of %s that the list of panel fields assigns to it',
  (name, table, fields) => {
    const columns = Object.keys(getTableColumns(table));
    expect(Object.keys(GROUP_COLUMNS[name] ?? {}).toSorted()).toEqual(columns.toSorted());
    const edited = Object.entries(GROUP_COLUMNS[name] ?? {}).flatMap(([column, place]) =>
      'seen' in place && place.seen.startsWith('the editor') ? column : [],
    );
    expect(edited.filter((column) => !(column in fields))).toEqual([]);
  },
);

it('O.25 each named field is in the editor, and the editor has none that no column keeps', () => {
  const named = Object.values(PANEL_COLUMNS).flatMap((columns) =>
    Object.values(columns).flatMap((place) => ('field' in place ? place.field : [])),
  );
  const rendered = new Set([...Object.keys(productFields), ...Object.keys(sizeFields)]);
  expect(named.filter((name) => !rendered.has(name))).toEqual([]);
  // Old addresses are redirects, which belong to no product.
  expect([...rendered].filter((name) => !named.includes(name))).toEqual(['oldAddresses']);
});
