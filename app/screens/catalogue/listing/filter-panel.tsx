import { type ReactNode, useState } from 'react';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx';
import { rememberCollapsed, startsOpen } from './collapsed-panels.ts';

interface FilterPanelProps {
  id: string;
  index: number;
  title: string;
  /** How many values are chosen in it: seen also while it is closed. */
  chosen: number;
  /** S4.51: panels of one group close each other; on small views there is no group. */
  group: string | undefined;
  children: ReactNode;
}

/** S4.50: a click opens, another closes; the height slides on small views (listing.css). */
export function FilterPanel({ id, index, title, chosen, group, children }: FilterPanelProps) {
  const hydrated = useHydrated();
  // Only where it starts: from then on the browser opens and closes it.
  const [open] = useState(() => (hydrated ? startsOpen(id, index) : index === 0));
  return (
    <details
      id={id}
      name={group}
      open={open}
      suppressHydrationWarning
      className="filter-panel group border-b border-line"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; its own action comes after the click, so the state is read a frame later */}
      <summary
        className="flex min-h-12 items-center gap-2 py-2 font-semibold hover:text-brand"
        onClick={() => requestAnimationFrame(rememberCollapsed)}
      >
        {title}
        {chosen > 0 && (
          <span className="figures flex size-6 items-center justify-center rounded-full bg-brand text-sm text-brand-ink">
            {chosen}
          </span>
        )}
        <ChevronDownIcon className="ml-auto size-5 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
