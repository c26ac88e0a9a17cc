import { splitWords } from '#platform/text/rules/split-words.ts';

export interface CardTrait {
  name: string;
  value: string;
}

const MAX = 2;

/** The first traits that say something the product's name does not. */
export function distinguishingTraits(name: string, traits: readonly CardTrait[]): CardTrait[] {
  const said = spaced(name);
  return traits.filter(({ value }) => !said.includes(spaced(value))).slice(0, MAX);
}

/** Whole words: „Las” is not said by „klasyczny”. */
function spaced(text: string): string {
  return ` ${splitWords(text).join(' ')} `;
}
