import { lazy, Suspense, useId, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { SearchIcon } from '#app/ui/icons/search.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { shellTexts } from '#texts/shell.ts';
import { useShell } from '../shell/use-shell.ts';
import { useSearchBox } from './use-search-box.ts';

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));
const texts = shellTexts.search;

/** A plain search form that works alone; with scripts it suggests while the shopper types. */
export function SearchBox({ className }: { className?: string }) {
  const settings = useShell()?.settings;
  const box = useSearchBox({ minimum: settings?.searchMinimum ?? 2, priceType: settings?.priceType ?? 'gross' });
  const [params] = useSearchParams();
  const root = useRef<HTMLFormElement>(null);
  const id = useId();
  const found = params.get('text') ?? '';

  return (
    <Form
      ref={root}
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
      <div id={`${id}-list`} role="listbox" aria-label={texts.suggestions} hidden={!box.open}>
        {box.open && (
          <Suspense>
            <SuggestionList id={id} groups={box.groups} active={box.active} />
          </Suspense>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {box.loading && texts.loading}
        {!box.loading && box.open && texts.found(box.groups.reduce((sum, group) => sum + group.suggestions.length, 0))}
      </p>
    </Form>
  );
}
