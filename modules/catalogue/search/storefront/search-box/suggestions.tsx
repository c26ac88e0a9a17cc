import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as searchTexts from '../../texts/storefront.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { type SearchKeys, type SearchView, useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  ref: Ref<SearchKeys>;
  id: string;
  field: RefObject<HTMLInputElement | null>;
  shell: ShellData;
  onView(view: SearchView): void;
}

export default function Suggestions({ ref, id, field, shell, onView }: SuggestionsProps) {
  const { keys, ...list } = useSuggestions(field, shell);
  const { open, loading, active, groups } = list;
  useImperativeHandle(ref, () => keys);
  useEffect(() => onView({ open, loading, active }), [open, loading, active, onView]);

  return (
    <>
      {open && (
        <SuggestionPanel
          id={id}
          groups={groups}
          active={active}
          hasRecent={list.hasRecent}
          isOpening={list.isOpening}
          onForget={list.forget}
          onForgetAll={list.forgetAll}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {loading && searchTexts.loading}
        {list.nothing && searchTexts.nothingSuggested}
        {!loading && open && searchTexts.found(groups.reduce((sum, group) => sum + group.suggestions.length, 0))}
      </p>
    </>
  );
}
