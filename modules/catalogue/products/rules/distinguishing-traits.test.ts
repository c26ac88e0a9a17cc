import { expect, it } from 'vitest';
import { distinguishingTraits } from './distinguishing-traits.ts';

const colour = { name: 'Kolor', value: 'Las' };
const [cloth, weight, season] = [
  { name: 'Materiał', value: 'poliamid' },
  { name: 'Waga', value: '210 g' },
  { name: 'Pora roku', value: 'wiosna' },
];

it.each([
  ['what the name says is not said again', 'Kurtka Podmuch, las', [colour, cloth, weight], [cloth, weight]],
  ['a part of a word says nothing', 'Kubek klasyczny', [colour], [colour]],
  ['case and punctuation do not matter', 'Kubek ŻÓŁTY/210 g', [{ name: 'Kolor', value: 'żółty' }, weight], []],
  ['two are enough', 'Kurtka Podmuch', [cloth, weight, season], [cloth, weight]],
  ['a product without traits has none', 'Kurtka Podmuch', [], []],
])('%s', (_, name, traits, expected) => {
  expect(distinguishingTraits(name, traits)).toEqual(expected);
});
