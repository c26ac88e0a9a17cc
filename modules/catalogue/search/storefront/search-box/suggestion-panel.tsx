import { focusedSource } from '#platform/images/rules/photo-focus.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import * as searchTexts from '../../texts/storefront.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

interface SuggestionPanelProps {
  id: string;
  groups: SuggestionGroup[];
  active: number;
  hasRecent: boolean;
  isOpening: boolean;
  onForget(suggestion: Suggestion): void;
  onForgetAll(): void;
}

// Outside the scrolling list, so that a long list or the keyboard of a phone does not hide it.
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

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onForget(suggestion: Suggestion): void;
}

function SuggestionOption({ id, suggestion, isActive, onForget }: SuggestionOptionProps) {
  const { link, name, icon, path, price, recent } = suggestion;
  return (
    <div role="presentation" className="flex items-center">
      <a
        id={id}
        href={link}
        role="option"
        aria-selected={isActive}
        aria-keyshortcuts={recent ? 'Delete' : undefined}
        tabIndex={-1}
        ref={(element) => {
          if (isActive) element?.scrollIntoView({ block: 'nearest' });
        }}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-1.5 text-ink hover:bg-surface-2',
          isActive && 'bg-brand-soft',
        )}
      >
        {icon && (
          <img {...focusedSource(icon)} alt="" width={48} height={48} className="size-12 rounded-sm object-cover" />
        )}
        <span className="min-w-0 flex-1 leading-snug">
          {name}
          {path && <span className="block text-sm text-ink-soft">{path}</span>}
        </span>
        {price && <span className="figures text-sm whitespace-nowrap text-ink-soft">{price}</span>}
      </a>
      {recent && (
        // A listbox may not contain buttons: keyboards and screen readers use Delete and „clear all”.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={searchTexts.forget(name)}
          className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-surface-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onForget(suggestion)}
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </div>
  );
}
