import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShellData } from '#app/features/shell/shell-data.ts';
import { askSuggestions } from './ask-suggestions.ts';
import { moveByKey } from './list-keys.ts';
import { openingGroups } from './opening-groups.ts';
import { forgetSearch, forgetSearches, readRecent } from './recent-searches.ts';
import type { SearchKeys } from './search-view.ts';
import { createSuggester, type SuggesterState } from './suggester.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

const CLOSED: SuggesterState<SuggestionGroup[]> = { step: 'closed' };

/** State and keys of the suggestions: a combobox whose list is filled by the shop. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, shell: ShellData) {
  const { popularQueries, settings } = shell;
  const [state, setState] = useState(CLOSED);
  const [opening, setOpening] = useState<SuggestionGroup[]>([]);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const { key } = useLocation();

  const suggester = useRef<ReturnType<typeof createSuggester<SuggestionGroup[]>>>(undefined);
  suggester.current ??= createSuggester({
    minimum: settings.searchMinimum,
    ask: (text, signal) => askSuggestions(text, settings.priceType, signal),
    show(next) {
      setState(next);
      setActive(-1);
    },
  });

  function close() {
    suggester.current?.close();
    setOpening([]);
  }

  const shownPage = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page closes the list
  useEffect(() => {
    if (shownPage.current !== key) close();
    shownPage.current = key;
  }, [key]);

  const answered = state.step === 'closed' ? [] : (state.answer ?? []);
  const groups = opening.length > 0 ? opening : answered;
  const suggestions = groups.flatMap((group) => group.suggestions);

  /** Shows what fits the text now in the field. */
  function open() {
    const text = field.current?.value ?? '';
    if (text.trim() === '') setOpening(openingGroups(readRecent(), popularQueries));
    else suggester.current?.reopen(text);
  }

  function type() {
    const text = field.current?.value ?? '';
    setOpening(text.trim() === '' ? openingGroups(readRecent(), popularQueries) : []);
    suggester.current?.type(text);
  }

  // What was typed or pointed at before this code arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const input = field.current;
    if (!input || input !== document.activeElement) return;
    if (input.value !== input.defaultValue) type();
    else open();
  }, []);

  function forget(suggestion: Suggestion) {
    forgetSearch(suggestion.name);
    setOpening(openingGroups(readRecent(), popularQueries));
    setActive(-1);
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = suggestions[active];
    const next = moveByKey(event.key, active, suggestions.length);
    if (next !== null && suggestions.length === 0) return open();
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && chosen) void navigate(chosen.link);
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
    /** The shop was asked and knows nothing like it. */
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
