import { expect, it } from 'vitest';
import { markChapters } from './chapters.ts';

it('headings can be linked to by their words, those of the same words too', () => {
  const text = '<p>Wstęp</p><h2>1. Zwrot &amp; wymiana</h2><p>a</p><h2>Spory</h2><h3>Mały</h3><h2><b>Spory</b></h2>';
  const { html, chapters } = markChapters(text);
  expect(chapters).toEqual([
    { id: '1-zwrot-wymiana', title: '1. Zwrot & wymiana' },
    { id: 'spory', title: 'Spory' },
    { id: 'spory--2', title: 'Spory' },
  ]);
  expect(html).toBe(
    '<p>Wstęp</p><h2 id="1-zwrot-wymiana">1. Zwrot &amp; wymiana</h2><p>a</p><h2 id="spory">Spory</h2><h3>Mały</h3><h2 id="spory--2"><b>Spory</b></h2>',
  );
});

it('a heading of signs only can be linked to as well', () => {
  expect(markChapters('<h2>***</h2><h2>?!</h2>').chapters.map(({ id }) => id)).toEqual(['x', 'x--2']);
});

it('a text without headings stays as it is', () => {
  expect(markChapters('<p>Krótko</p>')).toEqual({ html: '<p>Krótko</p>', chapters: [] });
});
