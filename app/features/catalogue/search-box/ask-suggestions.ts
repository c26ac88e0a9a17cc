import type { PriceType } from '#rules/platform/money/price-type.ts';
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';

/** Asks the shop; no groups when nothing fits, null when the call failed. The call itself is loaded with the first question. */
export async function askSuggestions(
  text: string,
  priceType: PriceType,
  signal: AbortSignal,
): Promise<SuggestionGroup[] | null> {
  const [{ searchText }, { helpSuggestions }] = await Promise.all([
    import('#wire/client/search.ts'),
    import('./help-suggestions.ts'),
  ]);
  const answer = await searchText(text, { signal });
  if (!answer) return null;
  const cms = [...helpSuggestions(text), ...answer.cms];
  return suggestionGroups({ ...answer, cms }, priceType) ?? [];
}
