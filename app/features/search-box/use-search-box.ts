import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { askSuggestions } from './ask-suggestions.ts';
import { moveByKey } from './list-keys.ts';
import { openingGroups } from './opening-groups.ts';
import { forgetSearch, forgetSearches, readRecent } from './recent-searches.ts';
import { createSuggester, type SuggesterState } from './suggester.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

interface SearchBoxOptions {
  minimum: number;
  priceType: 'gross' | 'net';
  /** What others look for, shown before anything is typed. */
  popular: readonly string[];
}

const CLOSED: SuggesterState<SuggestionGroup[]> = { step: 'closed' };

/** State and keys of the search box: a combobox whose list is filled by the shop. */
export function useSearchBox({ minimum, priceType, popular }: SearchBoxOptions) {
  const [state, setState] = useState(CLOSED);
  const [opening, setOpening] = useState<SuggestionGroup[]>([]);
  const [active, setActive] = useState(-1);
  const [focused, setFocused] = useState(false);
  const navigate = useNavigate();
  const { key } = useLocation();

  const suggester = useRef<ReturnType<typeof createSuggester<SuggestionGroup[]>>>(undefined);
  suggester.current ??= createSuggester({
    minimum,
    ask: (text, signal) => askSuggestions(text, priceType, signal),
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

  /** Scripts may wake up in the middle of a word: what was typed before them counts too. */
  const catchUp = useCallback((input: HTMLInputElement | null) => {
    if (input && input === document.activeElement && input.value !== input.defaultValue) {
      suggester.current?.type(input.value);
    }
  }, []);

  const answered = state.step === 'closed' ? [] : (state.answer ?? []);
  const groups = opening.length > 0 ? opening : answered;
  const suggestions = groups.flatMap((group) => group.suggestions);

  /** Shows what fits the text now in the field, as far as it is known. */
  function open(text: string) {
    if (text.trim() === '') setOpening(openingGroups(readRecent(), popular));
    else suggester.current?.reopen();
  }

  function forget(suggestion: Suggestion) {
    forgetSearch(suggestion.name);
    setOpening(openingGroups(readRecent(), popular));
    setActive(-1);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = suggestions[active];
    const next = moveByKey(event.key, active, suggestions.length);
    if (next !== null && suggestions.length === 0) return open(event.currentTarget.value);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && chosen) navigate(chosen.link);
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
    focused,
    close,
    forget,
    forgetAll() {
      forgetSearches();
      setOpening(openingGroups([], popular));
    },
    inputProps: {
      ref: catchUp,
      onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
        setOpening(value.trim() === '' ? openingGroups(readRecent(), popular) : []);
        suggester.current?.type(value);
      },
      onKeyDown: handleKey,
      onFocus: (event: { currentTarget: HTMLInputElement }) => {
        setFocused(true);
        open(event.currentTarget.value);
      },
      onClick: (event: { currentTarget: HTMLInputElement }) => open(event.currentTarget.value),
      onBlur: () => setFocused(false),
    },
  };
}
