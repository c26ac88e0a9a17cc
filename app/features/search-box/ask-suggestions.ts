import type { SuggestionGroup } from './suggestion-groups.ts';

/** Asks the shop; null when nothing fits or the call failed. */
export async function askSuggestions(
  _text: string,
  _priceType: 'gross' | 'net',
  _signal: AbortSignal,
): Promise<SuggestionGroup[] | null> {
  return null;
}
