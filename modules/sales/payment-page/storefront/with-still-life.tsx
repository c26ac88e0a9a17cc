import type { ReactNode } from 'react';
import { StillLife } from '#platform/ui/still-life.tsx';

interface WithStillLifeProps {
  /** Address of a picture of `platform/ui/still-lifes/`. */
  picture: string;
  children: ReactNode;
}

/** What is done by phone, with a still life of the shop's world where there is room for both. */
export function WithStillLife({ picture, children }: WithStillLifeProps) {
  return (
    // A card whose coloured side reaches to its edges.
    <div className="@container overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="p-5 md:p-6">{children}</div>
        <div className="hidden min-h-60 items-center justify-center bg-brand-soft px-5 @2xl:flex print:hidden">
          <StillLife picture={picture} className="w-80" />
        </div>
      </div>
    </div>
  );
}
