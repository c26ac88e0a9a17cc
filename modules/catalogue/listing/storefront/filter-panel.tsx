import type { ReactNode } from 'react';
import * as listingTexts from '../texts/storefront.ts';
import { MORE_FILTERS, PANEL_GROUP } from './listing-ids.ts';

interface FilterPanelProps {
  id: string;
  open: boolean;
  /** Opening it closes the others on classes 3 and 4; without a script everywhere. */
  grouped: boolean;
  title: string;
  chosen: number;
  children: ReactNode;
}

/** S4.50; the height slides on small views (listing.css). */
export function FilterPanel({ id, open, grouped, title, chosen, children }: FilterPanelProps) {
  return (
    <details
      id={id}
      open={open}
      name={grouped ? PANEL_GROUP : undefined}
      data-grouped={grouped ? '' : undefined}
      className="filter-panel border-b border-line"
    >
      <summary className="chevron flex min-h-12 items-center gap-2 py-2 font-semibold hover:text-brand">
        {title}
        <Chosen count={chosen} />
      </summary>
      {children}
    </details>
  );
}

export function MoreFilters({ count, chosen, children }: { count: number; chosen: number; children: ReactNode }) {
  return (
    <details
      id={MORE_FILTERS}
      open={chosen > 0}
      data-held-open={chosen > 0 ? '' : undefined}
      className="filter-panel more-filters"
    >
      <summary className="chevron flex min-h-12 items-center gap-2 py-2 font-semibold text-brand hover:underline hover:underline-offset-4">
        {listingTexts.moreFilters}
        <span className="figures text-sm font-normal text-ink-soft">{count}</span>
        <Chosen count={chosen} />
      </summary>
      {children}
    </details>
  );
}

function Chosen({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures flex size-6 items-center justify-center rounded-full bg-brand text-sm text-brand-ink">
      {count}
    </span>
  );
}
