/** Gender and age group in the words of Google Merchant. */
interface Wearer {
  gender: 'female' | 'male' | 'unisex';
  ageGroup: 'adult' | 'kids';
}

export interface FeedTrait {
  name: string;
  value: string;
}

const WEARER_TRAIT = /^(?:dla kogo|płeć)$/i;
const COLOUR_TRAIT = /^(?:kolor|barwa)$/i;

/** The first that fits counts. */
const WORDS: readonly (readonly [RegExp, Wearer])[] = [
  [/dziewcz/i, { gender: 'female', ageGroup: 'kids' }],
  [/chłop/i, { gender: 'male', ageGroup: 'kids' }],
  [/dzie[ck]/i, { gender: 'unisex', ageGroup: 'kids' }],
  [/unisex|uniseks|dla wszystkich|niej i (?:dla )?niego/i, { gender: 'unisex', ageGroup: 'adult' }],
  [/dla niej|kobie|damsk|pani|pań/i, { gender: 'female', ageGroup: 'adult' }],
  [/dla niego|męż|męsk|pana|panów/i, { gender: 'male', ageGroup: 'adult' }],
];

export function wearerOf(traits: readonly FeedTrait[]): Wearer | null {
  const said = traits.find(({ name }) => WEARER_TRAIT.test(name))?.value ?? '';
  return WORDS.find(([word]) => word.test(said))?.[1] ?? null;
}

export function colourOf({ versionName, traits }: { versionName: string | null; traits: readonly FeedTrait[] }) {
  return versionName || (traits.find(({ name }) => COLOUR_TRAIT.test(name))?.value ?? null);
}
