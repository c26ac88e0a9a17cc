import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';

interface SuggestionListProps {
  id: string;
  groups: SuggestionGroup[];
  active: number;
}

export default function SuggestionList({ id, groups, active }: SuggestionListProps) {
  let position = -1;
  return (
    <div className="absolute inset-x-4 top-full z-40 mt-2 md:inset-x-0 max-h-[min(70dvh,38rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-soft">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={group.title} role="group" aria-label={group.title} className="py-1">
          <p aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-ink-soft">
            {group.title}
          </p>
          {group.suggestions.map((suggestion) => {
            position += 1;
            const isActive = position === active;
            return (
              <Link
                key={suggestion.link}
                id={`${id}-${position}`}
                to={suggestion.link}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                ref={(element) => {
                  if (isActive) element?.scrollIntoView({ block: 'nearest' });
                }}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-ink hover:bg-surface-2',
                  isActive && 'bg-brand-soft',
                )}
              >
                {suggestion.icon && (
                  <img
                    src={suggestion.icon}
                    alt=""
                    width={48}
                    height={48}
                    className="size-12 rounded-sm object-cover"
                  />
                )}
                <span className="min-w-0 flex-1 leading-snug">
                  {suggestion.name}
                  {suggestion.path && <span className="block text-sm text-ink-soft">{suggestion.path}</span>}
                </span>
                {suggestion.price && (
                  <span className="figures text-sm whitespace-nowrap text-ink-soft">{suggestion.price}</span>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
