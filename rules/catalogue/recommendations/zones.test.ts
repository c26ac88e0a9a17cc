import { expect, it } from 'vitest';
import { kindOfZone, zoneId, zoneKinds } from './zones.ts';

it.each(zoneKinds)('the element of zone %s names its kind', (kind) => {
  expect(kindOfZone(zoneId(kind))).toBe(kind);
});

it.each(['', 'hotspot_', 'hotspot_nothing', 'bestsellers', '__proto__'])('%s is no zone', (id) => {
  expect(kindOfZone(id)).toBeUndefined();
});
