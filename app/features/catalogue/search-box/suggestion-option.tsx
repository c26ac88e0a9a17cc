import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/icons/close.tsx';
import { searchTexts } from '#texts/catalogue/search.ts';
import type { Suggestion } from './suggestion-groups.ts';

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onForget(suggestion: Suggestion): void;
}

export function SuggestionOption({ id, suggestion, isActive, onForget }: SuggestionOptionProps) {
  const { link, name, icon, path, price, recent } = suggestion;
  return (
    <div role="presentation" className="flex items-center">
      <Link
        id={id}
        to={link}
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
        {icon && <img src={icon} alt="" width={48} height={48} className="size-12 rounded-sm object-cover" />}
        <span className="min-w-0 flex-1 leading-snug">
          {name}
          {path && <span className="block text-sm text-ink-soft">{path}</span>}
        </span>
        {price && <span className="figures text-sm whitespace-nowrap text-ink-soft">{price}</span>}
      </Link>
      {recent && (
        // For the finger and the mouse: a list of options may hold no buttons, so keys and readers have Delete and „clear all”.
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
