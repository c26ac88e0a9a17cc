import { type ReactNode, useId } from 'react';

export function SampleSection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-12 border-t border-line pt-8">
      <h2 id={headingId} className="mb-6">
        {heading}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
