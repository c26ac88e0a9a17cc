import { expect, it } from 'vitest';
import { addedVersionName } from './version-name.ts';

it.each([
  ['Kurtka Grań, malina', 'malina', ''],
  ['Kurtka Grań, Malina', 'malina', ''],
  ['Kurtka Grań', 'malina', 'malina'],
  ['Kurtka Grań', '', ''],
])('%s with the version %s adds "%s"', (name, versionName, added) => {
  expect(addedVersionName(name, versionName)).toBe(added);
});
