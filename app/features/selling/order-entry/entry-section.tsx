import type { ReactNode } from 'react';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { Card } from '../../../ui/card.tsx';
import { OrderEntry } from './order-entry.tsx';

interface EntrySectionProps {
  title: string;
  intro: string;
  submit: string;
  reply: FormReply | undefined;
  /** What happens after the order is named. */
  how: { title: string; steps: readonly string[] };
  children?: ReactNode;
}

/** The way to an order by its number and contact, and beside it what comes then. */
export function EntrySection({ title, intro, submit, reply, how, children }: EntrySectionProps) {
  return (
    <div className="mt-8 grid items-start gap-6 md:grid-cols-2">
      <Card>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 mb-5 text-ink-soft">{intro}</p>
        <OrderEntry reply={reply} submit={submit} />
      </Card>
      <aside className="rounded-lg bg-surface-2 p-5 md:p-6">
        <h2 className="text-xl">{how.title}</h2>
        <ol className="mt-3 grid list-decimal gap-2 ps-5 marker:font-semibold">
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </aside>
    </div>
  );
}
