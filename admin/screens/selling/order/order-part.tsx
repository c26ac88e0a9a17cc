import { type ReactNode, useId } from 'react';
import { Card } from '#app/ui/card.tsx';

/** One part of the order under its heading. */
export function OrderPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="md:p-5">
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="text-ink-soft text-sm">{lead}</p>}
        <div className="mt-3">{children}</div>
      </section>
    </Card>
  );
}
