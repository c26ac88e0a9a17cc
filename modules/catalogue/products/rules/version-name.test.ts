import { expect, it } from 'vitest';
import { addedVersionName, modelName } from './version-name.ts';

it.each([
  ['Kurtka Grań, malina', 'malina', ''],
  ['Kurtka Grań, Malina', 'malina', ''],
  ['Kurtka Grań', 'malina', 'malina'],
  ['Kurtka Grań', '', ''],
])('%s with the version %s adds "%s"', (name, versionName, added) => {
  expect(addedVersionName(name, versionName)).toBe(added);
});

it.each([
  ['Kurtka Grań, malina', 'malina', 'Kurtka Grań'],
  ['Kurtka Grań, Malina', 'malina', 'Kurtka Grań'],
  ['Kurtka Grań, malina, damska', 'malina', 'Kurtka Grań, malina, damska'],
  ['Kurtka Grań malina', 'malina', 'Kurtka Grań malina'],
  ['Kurtka Grań, ciemna malina', 'malina', 'Kurtka Grań, ciemna malina'],
  ['Kurtka Grań', 'malina', 'Kurtka Grań'],
  ['Kurtka Grań, ', '', 'Kurtka Grań, '],
])('the model of „%s” in the version „%s” is „%s”', (name, versionName, model) => {
  expect(modelName(name, versionName)).toBe(model);
});
