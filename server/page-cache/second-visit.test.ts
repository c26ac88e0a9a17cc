import { expect, it } from 'vitest';
import { SecondVisit } from './second-visit.ts';

it('lets plain addresses in at once and those with parameters at their second visit', () => {
  const door = new SecondVisit();
  expect(door.admits('/produkt/1')).toBe(true);
  expect(door.admits('/kategoria/1?counter=1')).toBe(false);
  expect(door.admits('/kategoria/1?counter=1')).toBe(true);
});

it('forgets the oldest of too many', () => {
  const door = new SecondVisit();
  door.admits('/a?first');
  for (let n = 0; n < 5000; n += 1) door.admits(`/a?filter_q=${n}`);
  expect(door.admits('/a?first')).toBe(false);
  expect(door.admits('/a?filter_q=4999')).toBe(true);
});
