import { type ComponentProps, useId } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  title: string;
}

/** A titled part of the main page. */
export function Section({ title, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className="page-width mt-12 md:mt-20">
      <h2 id={id} className="mb-5 md:mb-7">
        {title}
      </h2>
      {children}
    </section>
  );
}
