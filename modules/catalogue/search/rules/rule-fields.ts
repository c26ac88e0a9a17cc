import {
  checkFields,
  choiceField,
  type Faults,
  type InputFault,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { searchKey } from './own-rules.ts';
import { phraseStems } from './related-words.ts';

const MAX_PHRASES = 50;
const MAX_PHRASE_LENGTH = 80;
/** They precede all other results: more would be a manual listing. */
const MAX_PINS = 24;

function phrasesField({
  required = false,
  max = MAX_PHRASES,
  check,
}: {
  required?: boolean;
  max?: number;
  check?: (phrase: string) => InputFault | null;
}): TypedField<string[]> {
  return {
    kind: 'long',
    required,
    maxLength: MAX_PHRASES * MAX_PHRASE_LENGTH,
    parse(text) {
      const phrases = text.split(/[,;\n]/).map((phrase) => phrase.trim().replace(/\s+/g, ' '));
      const value = [...new Set(phrases.filter((phrase) => phrase !== ''))];
      if (required && value.length === 0) return { fault: 'required' };
      if (value.length > max || value.some((phrase) => phrase.length > MAX_PHRASE_LENGTH)) return { fault: 'too-long' };
      const fault = value.map((phrase) => check?.(phrase) ?? null).find((found) => found !== null);
      return fault ? { fault } : { value };
    },
    write: (value) => value.join(', '),
  };
}

const isSearched = (phrase: string): InputFault | null => (searchKey(phrase) === null ? 'phrase' : null);
const phrases = phrasesField({ required: true, check: isSearched });

export const synonymFields = {
  phrases,
  names: phrasesField({ required: true, check: isSearched }),
  bothWays: choiceField(['one', 'both'] as const),
};
export const pinFields = { phrases, codes: phrasesField({ required: true, max: MAX_PINS }) };
export const pageFields = { phrases, page: textField(), address: textField() };

/** A synonym of its own form would change nothing. */
export function checkSynonym(values: SynonymValues): Faults | null {
  const faults = checkFields(synonymFields, values);
  if (faults) return faults;
  const formOf = (phrase: string) => phraseStems(phrase).join(' ');
  const typed = new Set(values.phrases.map(formOf));
  return values.names.some((name) => typed.has(formOf(name))) ? { names: 'same-words' } : null;
}

export type SynonymValues = ValuesOf<typeof synonymFields>;
export type PinValues = ValuesOf<typeof pinFields>;
export type PageValues = ValuesOf<typeof pageFields>;
