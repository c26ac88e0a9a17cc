import { useEffect, useRef } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';

interface StateTab {
  to: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

/** So many tabs fit two rows of a phone. */
const MAX_WRAPPED = 4;

/**
 * States of a list as links with their counts. On a phone a few tabs wrap, so that none is cut; more of them are one scrolling
 * row, in which the current one is visible.
 */
export function StateTabs({ label, tabs }: { label: string; tabs: StateTab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is the current one
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="tab-row relative mb-4 overflow-x-auto border-line border-b">
      <ul className={classNames('flex gap-1', tabs.length <= MAX_WRAPPED && 'flex-wrap')}>
        {tabs.map(({ to, label, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 no-underline aria-[current]:border-brand aria-[current]:font-semibold"
            >
              {label}
              {count !== undefined && <span className="figures text-ink-soft">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
