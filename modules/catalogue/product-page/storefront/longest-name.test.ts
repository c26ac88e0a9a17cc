import { expect, it } from 'vitest';
import { longestName } from './longest-name.ts';

const versions = (current: string) =>
  ['szałwia', 'leśna zieleń', 'morski'].map((name) => ({ name, isCurrent: name === current }));

it('names the colour that takes the most room in place of this one', () => {
  expect(longestName({ name: 'Polar Szron, morski', versions: versions('morski') })).toBe('Polar Szron, leśna zieleń');
});

it.each([
  ['it is the longest itself', 'Polar Szron, leśna zieleń', versions('leśna zieleń')],
  ['its name does not end with its colour', 'Polar Szron', versions('morski')],
  ['it comes in one colour', 'Polar Szron, morski', []],
])('says nothing when %s', (_, name, colours) => {
  expect(longestName({ name, versions: colours })).toBeUndefined();
});
