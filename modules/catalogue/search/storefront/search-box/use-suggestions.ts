import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { searchLink } from '#platform/links/rules/screen-links.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as searchTexts from '../../texts/storefront.ts';
import { forgetSearch, forgetSearches, getRecentSearches } from './recent-searches.ts';
import { createSuggester, type SuggesterState } from './suggester.ts';
import { type Suggestion, type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';

/** State of the suggestions that the search form renders. */
export interface SearchView {
  open: boolean;
  loading: boolean;
  /** Index of the selected suggestion, -1 for none. */
  active: number;
}

export interface SearchKeys {
  open(): void;
  type(): void;
  press(event: KeyboardEvent): void;
  close(): void;
}

const CLOSED: SuggesterState<SuggestionGroup[]> = { step: 'closed' };

export function useSuggestions(field: RefObject<HTMLInputElement | null>, shell: ShellData) {
  const { popularQueries, settings } = shell;
  const [state, setState] = useState(CLOSED);
  const [opening, setOpening] = useState<SuggestionGroup[]>([]);
  const [active, setActive] = useState(-1);

  const suggester = useRef<ReturnType<typeof createSuggester<SuggestionGroup[]>>>(undefined);
  suggester.current ??= createSuggester({
    minimum: settings.searchMinimum,
    ask: (text, signal) => fetchSuggestions(text, settings.priceType, signal),
    show(next) {
      setState(next);
      setActive(-1);
    },
  });

  function close() {
    suggester.current?.close();
    setOpening([]);
  }

  const answered = state.step === 'closed' ? [] : (state.answer ?? []);
  const groups = opening.length > 0 ? opening : answered;
  const suggestions = groups.flatMap((group) => group.suggestions);

  function open() {
    const text = field.current?.value ?? '';
    if (text.trim() === '') setOpening(openingGroups(getRecentSearches(), popularQueries));
    else suggester.current?.reopen(text);
  }

  function type() {
    const text = field.current?.value ?? '';
    setOpening(text.trim() === '' ? openingGroups(getRecentSearches(), popularQueries) : []);
    suggester.current?.type(text);
  }

  // Input and hover from before hydration count too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const input = field.current;
    if (!input || input !== document.activeElement) return;
    if (input.value !== input.defaultValue) type();
    else open();
  }, []);

  function forget(suggestion: Suggestion) {
    forgetSearch(suggestion.name);
    setOpening(openingGroups(getRecentSearches(), popularQueries));
    setActive(-1);
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = suggestions[active];
    const next = moveByKey(event.key, active, suggestions.length);
    if (next !== null && suggestions.length === 0) return open();
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && chosen) window.location.assign(chosen.link);
    else if (event.key === 'Delete' && chosen?.recent) forget(chosen);
    else if (event.key === 'Escape' && (suggestions.length > 0 || state.step !== 'closed')) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    groups,
    active,
    open: suggestions.length > 0,
    loading: state.step === 'loading',
    nothing: state.step === 'open' && suggestions.length === 0,
    isOpening: opening.length > 0,
    hasRecent: suggestions.some(({ recent }) => recent),
    forget,
    forgetAll() {
      forgetSearches();
      setOpening(openingGroups([], popularQueries));
    },
    keys: { open, type, press: handleKey, close } satisfies SearchKeys,
  };
}

/** The wire client is loaded with the first request. */
async function fetchSuggestions(
  text: string,
  priceType: PriceType,
  signal: AbortSignal,
): Promise<SuggestionGroup[] | null> {
  const { searchText } = await import('#wire/client/search.ts');
  const answer = await searchText(text, { signal });
  return answer ? (suggestionGroups(answer, priceType) ?? []) : null;
}

/** -1 is the field, null another key. Home and End belong to the text until a suggestion is chosen. */
export function moveByKey(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}

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
