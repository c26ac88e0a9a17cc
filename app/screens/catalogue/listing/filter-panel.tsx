import type { ReactNode } from 'react';

interface FilterPanelProps {
  id: string;
  /** How the page is drawn, the same for everybody; what this shopper left otherwise is known in the browser. */
  open: boolean;
  title: string;
  /** How many values are chosen in it: seen also while it is closed. */
  chosen: number;
  children: ReactNode;
}

/** S4.50: a click opens, another closes; the height slides on small views (listing.css). */
export function FilterPanel({ id, open, title, chosen, children }: FilterPanelProps) {
  return (
    <details id={id} open={open} className="filter-panel border-b border-line">
      <summary className="chevron flex min-h-12 items-center gap-2 py-2 font-semibold hover:text-brand">
        {title}
        {chosen > 0 && (
          <span className="figures flex size-6 items-center justify-center rounded-full bg-brand text-sm text-brand-ink">
            {chosen}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
