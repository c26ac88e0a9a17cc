import { type ComponentProps, useId } from 'react';
import { classNames } from '#platform/ui/class-names.ts';

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  sunken?: boolean;
}

export function Section({ title, sunken, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classNames('mt-12 md:mt-20', sunken && 'bg-surface-2 py-10 md:py-16')}
    >
      <div className="page-width">
        <h2 id={id} className="mb-5 md:mb-7">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
