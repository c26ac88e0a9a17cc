import { searchLink } from '#rules/platform/links/screen-links.ts';
import { searchTexts } from '#texts/catalogue/search.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';

/** What the box shows before anything is typed: the own last searches, then what others look for. */
export function openingGroups(recent: readonly string[], popular: readonly string[]): SuggestionGroup[] {
  const groups = [
    { title: searchTexts.recent, suggestions: recent.map((text) => ({ ...question(text), recent: true })) },
    {
      title: searchTexts.groups.searchQueries,
      suggestions: popular.filter((text) => !recent.includes(text)).map(question),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function question(text: string) {
  return { name: text, link: searchLink(text) };
}
