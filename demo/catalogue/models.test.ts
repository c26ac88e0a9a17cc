import { describe, expect, it } from 'vitest';
import stateProducts from '../data/state-products.json' with { type: 'json' };
import { demoCategories } from './categories.ts';
import { demoColours } from './colours.ts';
import { demoKinds } from './describe-product.ts';
import { expandModels } from './expand-models.ts';
import { demoModels, demoProducts } from './models.ts';
import { demoProducers, demoSeries } from './producers.ts';
import { demoDictionary, demoTraits } from './traits.ts';

const repeated = <T>(values: readonly T[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the catalogue of the demo shop', () => {
  it('has at least 400 products of 30 producers in a tree of three levels', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(400);
    expect(Object.keys(demoProducers).length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(demoSeries).length).toBeGreaterThanOrEqual(25);
    expect(new Set(demoCategories.map((category) => category.level))).toEqual(new Set([1, 2, 3]));
  });

  it('gives every product, category and producer a number and an address of its own', () => {
    expect(repeated(demoProducts.map((product) => product.id))).toEqual([]);
    expect(repeated(demoProducts.map((product) => product.slug))).toEqual([]);
    expect(repeated(demoProducts.map((product) => product.code))).toEqual([]);
    expect(repeated(demoCategories.map((category) => category.id))).toEqual([]);
    expect(repeated(demoCategories.map((category) => category.slug))).toEqual([]);
    expect(repeated(Object.values(demoProducers).map((producer) => producer.id))).toEqual([]);
  });

  it('puts every product into a category of the third level and leaves none empty', () => {
    const leaves = demoCategories.filter((category) => category.level === 3).map((category) => category.slug);
    const used = new Set(demoProducts.map((product) => product.category));
    expect([...used].filter((slug) => !leaves.includes(slug))).toEqual([]);
    expect(leaves.filter((slug) => !used.has(slug))).toEqual([]);
  });

  it('keeps series with their producer and uses every producer and series', () => {
    const strangers = demoProducts.filter(({ series, producer }) => {
      const owner = series && demoSeries[series].producer;
      // Our own series are above the brands.
      return owner && owner !== producer && owner !== 'polana';
    });
    expect(strangers.map((product) => product.name)).toEqual([]);
    const producers = new Set(demoProducts.map((product) => product.producer));
    expect(Object.keys(demoProducers).filter((key) => !producers.has(key as never))).toEqual([]);
  });

  it('names only kinds, producers, series, properties, terms and colours that there are', () => {
    const handMade = stateProducts.map(({ kind }) => kind);
    const unknown = [
      ...[...demoModels.map(({ kind }) => kind), ...handMade].filter((key) => !(key in demoKinds)),
      ...demoProducts.flatMap(({ producer, series, traits, dictionary, colour }) => [
        ...[producer].filter((key) => !(key in demoProducers)),
        ...[series].filter((key) => key && !(key in demoSeries)),
        ...Object.keys(traits).filter((key) => !(key in demoTraits)),
        ...dictionary.filter((key) => !(key in demoDictionary)),
        ...[colour].filter((key) => key && !(key in demoColours)),
      ]),
    ];
    expect(unknown).toEqual([]);
  });

  it('is the same every time', () => {
    expect(expandModels(demoModels)).toEqual(expandModels(demoModels));
  });

  it.each(demoProducts.map((product) => [product.name, product] as const))(
    '%s is described in Polish',
    (_name, product) => {
      const text = `${product.short} ${product.long}`;
      expect(text).toMatch(/[ąćęłńóśźż]/);
      expect(text).not.toMatch(/lorem|ipsum|todo|undefined|null|\{|\}/i);
      expect(product.short.length).toBeGreaterThan(15);
      expect(product.long.match(/<(?!\/?(?:p|ul|li|h3|strong)>)/)).toBeNull();
      expect(product.name).not.toMatch(/\{sex\}|\s{2}/);
    },
  );

  it.each(demoProducts.map((product) => [product.name, product] as const))(
    '%s has sound sizes and prices',
    (_name, product) => {
      expect(product.sizes.length).toBeGreaterThan(0);
      expect(repeated(product.sizes.map((size) => size.type))).toEqual([]);
      for (const size of product.sizes) {
        expect(Number.isInteger(size.price)).toBe(true);
        if (!size.gratis && !size.phonePrice) expect(size.price).toBeGreaterThan(0);
        if (size.regularPrice !== undefined) expect(size.regularPrice).toBeGreaterThan(size.price);
        const history = size.history ?? [[product.createdDaysAgo, size.price]];
        expect(history.at(-1)?.[1]).toBe(size.price);
        expect(history.every(([days], i) => i === 0 || days < (history[i - 1]?.[0] ?? 0))).toBe(true);
      }
    },
  );
});
