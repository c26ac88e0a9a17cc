import { expect, it } from 'vitest';
import { blogPosting } from './blog-posting.ts';

const shop = { origin: 'https://sklep.example', name: 'Polana' };
const entry = {
  title: 'Kawa',
  lead: 'O kawie.',
  link: '/blog/3/kawa',
  date: '2026-05-06',
  photo: 'a/b.webp',
  author: '',
};

it('names the entry, its day, its address and its picture', () => {
  expect(blogPosting(entry, shop)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Kawa',
    datePublished: '2026-05-06',
    mainEntityOfPage: 'https://sklep.example/blog/3/kawa',
    image: ['https://sklep.example/obraz/1280/a/b.webp'],
    author: { '@type': 'Organization', name: 'Polana' },
  });
});

it('a named author is a person; without a picture there is no image', () => {
  const posting = blogPosting({ ...entry, photo: null, author: 'Ola' }, shop);
  expect(posting.author).toEqual({ '@type': 'Person', name: 'Ola' });
  expect(posting).not.toHaveProperty('image');
});
