import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the main page. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="mb-5 md:mb-7">
        {title}
      </h2>
      {children}
    </section>
  );
}
