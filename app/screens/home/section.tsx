import { type ReactNode, useId } from 'react';

/** A titled part of the main page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="laid-out-near md:[--room:28rem] mt-12 md:mt-16">
      <h2 id={id} className="mb-5 md:mb-7">
        {title}
      </h2>
      {children}
    </section>
  );
}
