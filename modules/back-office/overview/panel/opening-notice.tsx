import { items } from '#modules/back-office/going-live/texts/panel.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { closed, stopped } from '../texts/panel.ts';
import type { ShownOpening } from './load.server.ts';

/** Before anything else: what a closed shop lacks, and what stops sales of an open one. */
export function OpeningNotice({ opening: { state, missing } }: { opening: ShownOpening }) {
  const { title, lead } = wordsOf(state, missing.length === 0);
  return (
    <section className="mb-6 rounded-md border border-line-strong bg-surface p-4">
      <h2>{title}</h2>
      <p className="mt-2">{lead}</p>
      {missing.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {missing.map(({ item, reasons }) => (
            <li key={item}>
              {items[item].name}
              {state !== 'closed' && `: ${reasons.join(' ')}`}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/zaplecze/otwarcie" className="mt-4">
        {closed.go}
      </ButtonLink>
    </section>
  );
}

function wordsOf(state: ShownOpening['state'], isReady: boolean): { title: string; lead: string } {
  switch (state) {
    case 'closed':
      return { title: closed.title, lead: isReady ? closed.ready : closed.missing };
    case 'held':
      return { title: stopped.held, lead: stopped.heldLead };
    case 'closes-next':
      return { title: stopped.closesNext, lead: stopped.closesNextLead };
    case 'blocked':
      return { title: stopped.blocked, lead: stopped.blockedLead };
  }
}
