import { expect, it } from 'vitest';
import { clothesHang, isWall, placeOf } from './choose-place.ts';
import { hasBack, stands } from './models/index.ts';
import { planPhotos } from './plan-photos.ts';
import { scenes } from './scenes/index.ts';

const shown = planPhotos().map(({ set, scene, parts }) => ({ set, parts, place: placeOf(set, scene, parts?.[0]) }));

it('shows clothes in seven places, none of them much oftener than the others', () => {
  const clothes = shown.filter(({ set, parts }) => !parts && hasBack(set) && !stands(set));
  const counts = [...Map.groupBy(clothes, ({ place }) => place).values()].map(({ length }) => length);
  expect(clothes.filter(({ place }) => !clothesHang(place))).toEqual([]);
  expect(counts.length).toBe(7);
  expect(Math.max(...counts) / clothes.length).toBeLessThan(0.25);
  expect(Math.min(...counts) / clothes.length).toBeGreaterThan(0.06);
});

it('lays flat things on linen and moss as well as it hangs them on walls', () => {
  const flat = shown.filter(({ set, parts }) => !parts && !hasBack(set) && !stands(set));
  expect(flat.filter(({ place }) => !isWall(place))).toEqual([]);
  expect(new Set(flat.map(({ place }) => place)).size).toBe(5);
});

it('chooses the same place for the same product, and knows how to take every place it names', () => {
  for (const { set, scene, parts } of planPhotos()) {
    const place = placeOf(set, scene, parts?.[0]);
    expect(placeOf({ ...set }, scene, parts?.[0])).toBe(place);
    expect(scenes[`miejsce-${place}`], place).toBeDefined();
  }
});
