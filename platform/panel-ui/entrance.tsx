import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';

/**
 * The frame of the sign-in screens: one card. Their forms are native: the next screen has another frame, and the router knows
 * no screens before sign-in.
 */
export function Entrance({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[30rem] content-start px-4 py-8 md:py-16">
      <Card raised>
        <h1>{title}</h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        {children && <div className="mt-6 grid gap-5">{children}</div>}
      </Card>
    </div>
  );
}
