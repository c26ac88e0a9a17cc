import { ClaimLinks } from '#modules/after-sale/claims/panel/claim-links.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

export function OrderHistory({ order: { timeline, mails, claims } }: { order: OrderScreen }) {
  return (
    <Section plain title={texts.history.title}>
      <ol>
        {timeline.map(({ key, at, text }) => (
          <li key={key} className="border-line border-l-2 py-1 pl-3">
            <p>{text}</p>
            <p className="figures text-ink-soft text-sm">{at}</p>
          </li>
        ))}
      </ol>
      {claims.length > 0 && (
        <>
          <h3 className="mt-4">{texts.history.claims}</h3>
          <ClaimLinks claims={claims} />
        </>
      )}
      <h3 className="mt-4">{texts.history.mails}</h3>
      {mails.length === 0 && <p className="text-ink-soft">{texts.history.noMails}</p>}
      <ul>
        {mails.map(({ id, subject, recipient, text, at, trouble }) => (
          <li key={id} className="border-line border-t py-2 first:border-t-0">
            <p>{subject}</p>
            <p className="figures break-all text-ink-soft text-sm">
              {[recipient, at, trouble].filter(Boolean).join(', ')}
            </p>
            <Disclosure title={texts.history.read}>
              <p className="whitespace-pre-wrap break-words text-sm">{text}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
