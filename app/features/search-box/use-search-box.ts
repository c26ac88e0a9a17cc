import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { askSuggestions } from './ask-suggestions.ts';
import { createSuggester, type SuggesterState } from './suggester.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';

interface SearchBoxOptions {
  minimum: number;
  priceType: 'gross' | 'net';
}

/** State and keys of the search box: a combobox whose list is filled by the shop. */
export function useSearchBox({ minimum, priceType }: SearchBoxOptions) {
  const [state, setState] = useState<SuggesterState<SuggestionGroup[]>>({ step: 'closed' });
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the list
  useEffect(() => suggester.current?.close(), [key]);

  const groups = state.step === 'closed' ? [] : (state.answer ?? []);
  const links = groups.flatMap(({ suggestions }) => suggestions.map(({ link }) => link));

  function move(step: number) {
    // One place more than there are suggestions: the field itself.
    setActive((now) => ((now + 1 + step + links.length + 1) % (links.length + 1)) - 1);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const link = links[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (links.length === 0) return suggester.current?.reopen();
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && link) {
      event.preventDefault();
      navigate(link);
    } else if (event.key === 'Escape' && state.step !== 'closed') {
      event.preventDefault();
      event.stopPropagation();
      suggester.current?.close();
    }
  }

  return {
    groups,
    active,
    open: groups.length > 0,
    loading: state.step === 'loading',
    focused,
    close: () => suggester.current?.close(),
    inputProps: {
      onInput: (event: { currentTarget: HTMLInputElement }) => suggester.current?.type(event.currentTarget.value),
      onKeyDown: handleKey,
      onFocus: () => {
        setFocused(true);
        suggester.current?.reopen();
      },
      onBlur: () => setFocused(false),
    },
  };
}
