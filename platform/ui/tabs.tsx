import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
  className?: string;
};

/** Tabs are links to their panels: without JavaScript every panel is open and the links jump to it. */
export function Tabs({ label, tabs, initial, className }: TabsProps) {
  const setId = useId();
  const [active, setActive] = useState(initial ?? tabs[0]?.id);
  const links = useRef(new Map<string, HTMLAnchorElement>());

  function handleKey(event: KeyboardEvent) {
    const target = nextTab(
      event.key,
      tabs.map((tab) => tab.id),
      active,
    );
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    links.current.get(target)?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            ref={(link) => {
              if (link) links.current.set(tab.id, link);
              return () => {
                links.current.delete(tab.id);
              };
            }}
            id={`${setId}-${tab.id}-tab`}
            href={`#${setId}-${tab.id}`}
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${setId}-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            className={classNames(
              '-mb-px flex min-h-11 items-center border-b-3 px-4 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
              tab.id === active ? 'border-brand text-brand' : 'border-transparent text-ink-soft hover:text-ink',
            )}
            onClick={(event) => {
              event.preventDefault();
              setActive(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${setId}-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${setId}-${tab.id}-tab`}
          className={classNames('pt-5', tab.id !== active && 'hidden noscript:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key moves to; `undefined` when the key is not for tabs. */
export function nextTab(key: string, ids: readonly string[], active: string | undefined): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length];
    case 'ArrowLeft':
      return ids.at(at - 1);
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}
