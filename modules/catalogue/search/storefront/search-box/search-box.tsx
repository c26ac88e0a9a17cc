import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { SearchIcon } from '#platform/ui/icons/signs.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import type { SearchKeys, SearchView } from './use-suggestions.ts';

const loadSuggestions = () => import('./suggestions.tsx');
const Suggestions = lazy(loadSuggestions);
const texts = shellTexts.search;
const CLOSED_SEARCH: SearchView = { open: false, loading: false, active: -1 };

export interface SearchBoxProps {
  /** Distinguishes it from the one in the header. */
  label?: string;
  found?: string;
  className?: string;
}

/** A plain form. Its suggestions load on first use and then handle the keys. */
export function SearchBox({ className, found = '', label = texts.label }: SearchBoxProps) {
  const shell = useShell();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SearchKeys>(null);
  const [view, setView] = useState<SearchView>(CLOSED_SEARCH);
  const [focused, setFocused] = useState(false);
  const [wanted, setWanted] = useState(false);

  const wake = useCallback(() => {
    setFocused(true);
    setWanted(true);
  }, []);
  useEffect(() => {
    // Hydration may happen in the middle of a word.
    if (document.activeElement === field.current) wake();
  }, [wake]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the role names the form itself
    <form
      action="/szukaj"
      role="search"
      aria-label={label}
      data-state={view.open ? 'open' : 'closed'}
      className={classNames('search-box md:relative', view.loading && 'is-loading', focused && 'is-focused', className)}
      onSubmit={() => keys.current?.close()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keys.current?.close();
      }}
    >
      <div className="relative">
        <input
          key={found}
          ref={field}
          name="text"
          type="text"
          inputMode="search"
          defaultValue={found}
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={view.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={view.active < 0 ? undefined : `${id}-${view.active}`}
          className="h-12 w-full rounded-full border border-line-strong bg-surface pr-14 pl-5 text-ink transition-colors hover:border-ink focus-visible:border-brand"
          onPointerEnter={loadSuggestions}
          onFocus={() => {
            wake();
            keys.current?.open();
          }}
          onClick={() => keys.current?.open()}
          onInput={() => keys.current?.type()}
          onKeyDown={(event) => keys.current?.press(event)}
          onBlur={() => setFocused(false)}
        />
        <button
          type="submit"
          aria-label={texts.submit}
          className="absolute top-0.5 right-0.5 flex size-11 items-center justify-center rounded-full text-ink hover:bg-surface-2"
        >
          {view.loading ? <Spinner className="size-5" /> : <SearchIcon className="size-5" />}
        </button>
      </div>
      {!view.open && <div id={`${id}-list`} role="listbox" aria-label={texts.suggestions} hidden />}
      {wanted && shell && (
        <Suspense>
          <Suggestions ref={keys} id={id} field={field} shell={shell} onView={setView} />
        </Suspense>
      )}
    </form>
  );
}
