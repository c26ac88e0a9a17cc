import { searchTexts } from '#texts/catalogue/search.ts';
import { shellTexts } from '#texts/platform/shell.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';
import { SuggestionOption } from './suggestion-option.tsx';

interface SuggestionPanelProps {
  id: string;
  groups: SuggestionGroup[];
  active: number;
  hasRecent: boolean;
  /** Nothing is typed yet. */
  isOpening: boolean;
  onForget(suggestion: Suggestion): void;
  onForgetAll(): void;
}

// Below the scrolling list: on a phone a long list must not hide the way to all results, nor must the keyboard.
const footerButton =
  'min-h-12 shrink-0 border-t border-line px-5 text-left text-sm font-semibold text-ink hover:bg-surface-2 focus-visible:-outline-offset-2';

export function SuggestionPanel({ id, groups, active, ...panel }: SuggestionPanelProps) {
  let position = -1;
  return (
    <div className="absolute inset-x-4 top-full z-40 mt-2 flex max-h-[50dvh] flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft md:inset-x-0 md:max-h-[calc(100dvh-9rem)]">
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={shellTexts.search.suggestions}
        className="min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={group.title} role="group" aria-label={group.title} className="py-1">
            <p aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-ink-soft">
              {group.title}
            </p>
            {group.suggestions.map((suggestion) => {
              position += 1;
              return (
                <SuggestionOption
                  key={suggestion.link}
                  id={`${id}-${position}`}
                  suggestion={suggestion}
                  isActive={position === active}
                  onForget={panel.onForget}
                />
              );
            })}
          </div>
        ))}
      </div>
      {panel.hasRecent && (
        <button type="button" className={footerButton} onClick={panel.onForgetAll}>
          {searchTexts.forgetAll}
        </button>
      )}
      {!panel.isOpening && (
        <button type="submit" className={footerButton}>
          {searchTexts.showAll}
        </button>
      )}
    </div>
  );
}
