import { lazy, Suspense, useId } from 'react';
import { Form, useSearchParams } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { SearchIcon } from '#app/ui/icons/search.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { useShell } from '../shell/use-shell.ts';
import { useRememberSearch } from './use-remember-search.ts';
import { useSearchBox } from './use-search-box.ts';

const SuggestionPanel = lazy(() => import('./suggestion-panel.tsx'));
const texts = shellTexts.search;
const NO_QUERIES: string[] = [];

/** A plain search form that works alone; with scripts it suggests while the shopper types. */
export function SearchBox({ className }: { className?: string }) {
  const shell = useShell();
  const box = useSearchBox({
    minimum: shell?.settings.searchMinimum ?? 2,
    priceType: shell?.settings.priceType ?? 'gross',
    popular: shell?.popularQueries ?? NO_QUERIES,
  });
  const [params] = useSearchParams();
  const id = useId();
  const found = params.get('text') ?? '';
  useRememberSearch(found);

  return (
    <Form
      action="/szukaj"
      role="search"
      aria-label={texts.label}
      data-state={box.open ? 'open' : 'closed'}
      className={classNames(
        'search-box md:relative',
        box.loading && 'is-loading',
        box.focused && 'is-focused',
        className,
      )}
      onSubmit={box.close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <div className="relative">
        <input
          key={found}
          name="text"
          type="search"
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
          aria-expanded={box.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.active < 0 ? undefined : `${id}-${box.active}`}
          className="h-12 w-full rounded-full border border-line-strong bg-surface pr-14 pl-5 text-ink transition-colors hover:border-ink focus-visible:border-brand [&::-webkit-search-cancel-button]:hidden"
          {...box.inputProps}
        />
        <button
          type="submit"
          aria-label={texts.submit}
          className="absolute top-0.5 right-0.5 flex size-11 items-center justify-center rounded-full text-ink hover:bg-surface-2"
        >
          {box.loading ? <Spinner className="size-5" /> : <SearchIcon className="size-5" />}
        </button>
      </div>
      {box.open ? (
        <Suspense>
          <SuggestionPanel
            id={id}
            groups={box.groups}
            active={box.active}
            hasRecent={box.hasRecent}
            isOpening={box.isOpening}
            onForget={box.forget}
            onForgetAll={box.forgetAll}
          />
        </Suspense>
      ) : (
        <div id={`${id}-list`} role="listbox" aria-label={texts.suggestions} hidden />
      )}
      <p aria-live="polite" className="sr-only">
        {box.loading && texts.loading}
        {box.nothing && searchTexts.nothingSuggested}
        {!box.loading && box.open && texts.found(box.groups.reduce((sum, group) => sum + group.suggestions.length, 0))}
      </p>
    </Form>
  );
}
