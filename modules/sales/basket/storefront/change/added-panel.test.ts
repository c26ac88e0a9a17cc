import { expect, it } from 'vitest';
import * as basketTexts from '../../texts/storefront.ts';
import { splitSaid } from './added-panel.ts';

const name = 'Kubek: duży';
const added = basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' });

it('X.47 shows the name of the only product once, in its row, and reads it out in the sentence', () => {
  expect(splitSaid(added, name)).toEqual(['Dodaliśmy do koszyka:', ' Kubek: duży.']);
});

it.each([
  ['several products', basketTexts.addedLines(2), undefined],
  ['a sentence about another product', added, 'Kubek'],
])('of %s the whole sentence is seen', (_, text, only) => {
  expect(splitSaid(text, only)).toEqual([text, '']);
});
