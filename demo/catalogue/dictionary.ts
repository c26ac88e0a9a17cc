import dictionary from '../data/dictionary.json' with { type: 'json' };

/** Technical terms that a product page explains. */
export const demoDictionary = dictionary;
export type DictionaryKey = keyof typeof dictionary;
