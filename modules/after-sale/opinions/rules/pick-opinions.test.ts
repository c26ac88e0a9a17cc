import { expect, it } from 'vitest';
import { pickOpinions } from './pick-opinions.ts';

const long = 'Namiot stał trzy noce na wietrze i ani jeden śledź nie drgnął. Polecam każdemu.';
const photo = { file: 'a.webp', width: 8, height: 10 };
const said = (id: number, rating: number, content: string, more = {}) => ({
  id,
  rating,
  content,
  photo: null,
  product: { id },
  ...more,
});
const ids = (picked: readonly { id: number }[]) => picked.map(({ id }) => id);

it('puts good, informative opinions first, then better ratings, then photos, then the newest', () => {
  const newest = [
    said(6, 3, `${long} 6`),
    said(1, 4, `${long} 1`),
    said(2, 5, 'Super'),
    said(3, 5, `${long} 3`),
    said(4, 5, 'Ładny', { photo }),
    said(5, 5, 'Dobry'),
  ];
  expect(ids(pickOpinions(newest, 6))).toEqual([3, 1, 4, 2, 5, 6]);
});

it('takes words that are read to the end before those that are cut', () => {
  const newest = [said(1, 5, `${long} ${long}`, { photo }), said(2, 5, long), said(3, 4, `${long} 3`)];
  expect(ids(pickOpinions(newest, 3))).toEqual([2, 1, 3]);
});

it('lets a product and a sentence speak once', () => {
  const newest = [
    said(1, 5, 'Super'),
    said(2, 5, 'Super'),
    said(3, 5, 'Miły', { product: { id: 1 } }),
    said(4, 4, 'Dobry'),
  ];
  expect(ids(pickOpinions(newest, 3))).toEqual([1, 4]);
  expect(pickOpinions([], 3)).toEqual([]);
});
