import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
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

const footerButton = 'mt-1 min-h-11 w-full rounded-md px-3 text-left text-sm font-semibold text-ink hover:bg-surface-2';

export function SuggestionPanel({ id, groups, active, ...panel }: SuggestionPanelProps) {
  let position = -1;
  return (
    <div className="absolute inset-x-4 top-full z-40 mt-2 md:inset-x-0 max-h-[70dvh] md:max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-soft">
      <div id={`${id}-list`} role="listbox" aria-label={shellTexts.search.suggestions}>
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
