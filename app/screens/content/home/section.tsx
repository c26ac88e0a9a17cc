import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface SectionProps {
  title: string;
  /** Far below the first view of a phone. */
  below?: boolean;
  children: ReactNode;
}

/** A titled part of the main page. */
export function Section({ title, below, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('mt-12 md:mt-16', below && 'max-md:laid-out-near')}>
      <h2 id={id} className="mb-5 md:mb-7">
        {title}
      </h2>
      {children}
    </section>
  );
}
