import { expect, it } from 'vitest';
import { BLOCK_QUESTIONS, parseBlockForm } from './block-form.ts';
import { homeBlockKinds } from './home-blocks.ts';

const form = (fields: Record<string, string[]>) => (name: string) => fields[name] ?? [];
const story = {
  title: ['Na szlak'],
  text: ['Idziemy.'],
  link: ['/kategoria/1/a'],
  linkText: ['Spakuj się'],
  photo: ['tresc/a.jpg'],
  alt: ['Las'],
  products: ['12, 15;7'],
};

it('O.37 each kind of block is filled by its own form', () => {
  expect(parseBlockForm('hero', form({ banners: ['2', '1'] }))).toMatchObject({
    block: { content: { banners: [2, 1] } },
  });
  expect(parseBlockForm('products', form({ zone: ['new'], max: ['8'] }))).toMatchObject({
    block: { content: { zone: 'new', max: 8 } },
  });
  expect(parseBlockForm('zones', form({ kinds: ['new', 'recent'] }))).toMatchObject({
    block: { content: { kinds: ['new', 'recent'] } },
  });
  expect(parseBlockForm('story', form(story))).toMatchObject({ block: { content: { products: [12, 15, 7] } } });
  for (const kind of homeBlockKinds.filter((one) => BLOCK_QUESTIONS[one].length === 0)) {
    expect(parseBlockForm(kind, form({}))).toMatchObject({ block: { kind } });
  }
});

it.each([
  ['band', {}, 'incomplete'],
  ['zones', { kinds: ['niczego'] }, 'incomplete'],
  ['products', { zone: ['niczego'] }, 'incomplete'],
  ['story', { ...story, title: [''] }, 'incomplete'],
  ['story', { ...story, linkText: [''] }, 'incomplete'],
  ['story', { ...story, link: ['javascript:alert(1)'] }, 'address'],
  ['story', { ...story, photo: ['https://zlo.example/a.jpg'] }, 'picture'],
] as const)('O.37 %s of %j is refused: %s', (kind, fields, fault) => {
  expect(parseBlockForm(kind, form(fields as Record<string, string[]>))).toEqual({ fault });
});
