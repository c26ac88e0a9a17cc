import { expect, it } from 'vitest';
import { homeBlockKinds, parseHomeBlock } from './home-blocks.ts';

const parse = (kind: string, content: unknown) => parseHomeBlock({ id: 7, kind, content })?.content;

const STORY = {
  title: 'Gorce',
  text: 'Idziemy.',
  link: '/x',
  linkText: 'Dalej',
  photo: 'a.webp',
  alt: '',
  products: [1],
};

it('a block is taken as it was written', () => {
  expect(parse('hero', { banners: [3, 1] })).toEqual({ banners: [3, 1] });
  expect(parse('band', { banner: 2 })).toEqual({ banner: 2 });
  expect(parse('products', { zone: 'new', max: 8 })).toEqual({ zone: 'new', max: 8 });
  expect(parse('story', STORY)).toEqual(STORY);
  expect(parse('zones', { kinds: ['promoted', 'recent'] })).toEqual({ kinds: ['promoted', 'recent'] });
});

it('what was left out or written wrongly has its usual value', () => {
  expect(parse('hero', null)).toEqual({ banners: [] });
  expect(parse('hero', { banners: ['1', -2, 0.5, 4] })).toEqual({ banners: [4] });
  expect(parse('products', { zone: 'bestsellers', max: 'wiele' })).toEqual({ zone: 'bestsellers', max: 4 });
  expect(parse('news', { max: 99 })).toEqual({ max: 12 });
  expect(parse('opinions', { max: 0 })).toEqual({ max: 1 });
  expect(parse('zones', { kinds: ['promoted', 'x'] })).toEqual({ kinds: ['promoted'] });
});

it('a block that cannot be shown is none', () => {
  expect(parseHomeBlock({ id: 7, kind: 'karuzela', content: {} })).toBeNull();
  expect(parse('products', { zone: 'x' })).toBeUndefined();
  expect(parse('band', {})).toBeUndefined();
  expect(parse('story', { ...STORY, photo: ' ' })).toBeUndefined();
  expect(parse('story', { ...STORY, title: 5 })).toBeUndefined();
  expect(parse('zones', [])).toBeUndefined();
});

it('blocks without content of their own need none', () => {
  for (const kind of ['promises', 'departments', 'ending']) expect(parse(kind, [])).toEqual({});
  expect(homeBlockKinds).toHaveLength(10);
});
