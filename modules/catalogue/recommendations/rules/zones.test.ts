import { describe, expect, it } from 'vitest';
import { kindOfZone, parseViewed, rememberViewed, VIEWED_COOKIE, zoneId, zoneKinds } from './zones.ts';

it.each(zoneKinds)('the element of zone %s names its kind', (kind) => {
  expect(kindOfZone(zoneId(kind))).toBe(kind);
});

it.each([
  ['main', ['promoted', 'new', 'bestsellers', 'recent', undefined]],
  ['projector', ['same_category', 'bought_together', 'recent', undefined]],
  ['basketedit', ['bought_together', 'recent', undefined]],
  ['search', ['bestsellers', 'recent', undefined]],
])('the numbered zones of %s hold %j', (page, kinds) => {
  expect(kinds.map((_, index) => kindOfZone(`${page}_hotspot_zone${index + 1}`))).toEqual(kinds);
});

it('S7.34 the numbered zones of product pages have another name in the 2023 theme', () => {
  for (const number of [1, 2, 3, 4]) {
    expect(kindOfZone(`products_associated_zone${number}`)).toBe(kindOfZone(`projector_hotspot_zone${number}`));
  }
  expect(kindOfZone('products_associated_zone1')).toBe('same_category');
});

it('the cookie is called what the page about cookies calls it', () => {
  expect(VIEWED_COOKIE).toBe('viewed_products');
});

it.each([
  'main_hotspot_zone0',
  'main_hotspot_zone11',
  'xmain_hotspot_zone1',
  'other_hotspot_zone1',
  'products_associated_zone0',
  'products_associated_zone12',
  'xproducts_associated_zone1',
  '',
  'hotspot_',
  'hotspot_nothing',
  'bestsellers',
  '__proto__',
])('%s is no zone', (id) => {
  expect(kindOfZone(id)).toBeUndefined();
});

describe('products opened last', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['7.5.3', [7, 5, 3]],
    ['7.7.3', [7, 3]],
    ['0.-1.1e3.<b>.4.99999999999', [4]],
    ['9'.repeat(4000), []],
  ])('%s', (cookie, ids) => {
    expect(parseViewed(cookie)).toEqual(ids);
  });

  it('the newest comes first, each once, the oldest are forgotten', () => {
    expect(rememberViewed(undefined, 4)).toBe('4');
    expect(rememberViewed('4.5', 5)).toBe('5.4');
    let cookie = '';
    for (let id = 1; id <= 40; id += 1) cookie = rememberViewed(cookie, id);
    expect(parseViewed(cookie)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28]);
  });
});
