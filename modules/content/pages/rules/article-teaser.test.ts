import { expect, it } from 'vitest';
import { type DatedEntry, groupByDate, markChapters, parseMonth, productsIn } from './article-teaser.ts';

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

const entry = (id: number, date: string): DatedEntry => ({ id, date, title: `Wpis ${id}`, link: `/blog/${id}/wpis` });

it('S2.59 entries stand under their month and year, the newest first', () => {
  const years = groupByDate([
    entry(1, '2025-12-30'),
    entry(2, '2026-02-01'),
    entry(3, '2026-10-05'),
    entry(4, '2026-10-21'),
    entry(5, '2026-10-21'),
  ]);
  expect(years.map(({ year, count }) => [year, count])).toEqual([
    [2026, 4],
    [2025, 1],
  ]);
  const months = years[0]?.months.map(({ key, month, entries }) => [key, month, entries.map(({ id }) => id)]);
  expect(months).toEqual([
    ['2026-10', 10, [5, 4, 3]],
    ['2026-02', 2, [2]],
  ]);
});

it('S2.59 no entries, no years', () => {
  expect(groupByDate([])).toEqual([]);
});

it.each([
  ['2026-10', '2026-10'],
  ['2026-13', null],
  ['x2026-10', null],
  ['2026-100', null],
  ['2026-00', null],
  ['2026', null],
  ["2026-10' or 1=1", null],
  [null, null],
])('the month %o is read as %o', (asked, read) => {
  expect(parseMonth(asked)).toBe(read);
});

it('the products a text leads to are found once each, in their order', () => {
  const text =
    '<p><a href="/produkt/27/hamak">a</a> <a href="/produkt/9">b</a> <a href="/produkt/27">c</a> <a href="/kategoria/5">d</a></p>';
  expect(productsIn(text)).toEqual([27, 9]);
});
