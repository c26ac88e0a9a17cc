import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { StillLife } from '#platform/ui/still-life.tsx';

interface WithStillLifeProps {
  picture: string;
  children: ReactNode;
}

/** A task for the phone, with a still life where there is room. */
export function WithStillLife({ picture, children }: WithStillLifeProps) {
  return (
    // The coloured side reaches the edges.
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

export function useSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}
