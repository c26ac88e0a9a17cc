import { useEffect, useRef } from 'react';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { orderProblemText } from '../../texts/data.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import type { SummaryAnswer } from './action.server.ts';

const COURIER_PROBLEMS = (['failed', 'wrong', 'missing'] as const).map((code) =>
  orderProblemText({ field: 'courier', code }),
);

interface SummaryNoticesProps {
  answer: SummaryAnswer | undefined;
  problems: string[];
  usesPoint: boolean;
}

/** Differences and obstacles that the customer must accept or correct. */
export function SummaryNotices({ answer, problems, usesPoint }: SummaryNoticesProps) {
  const shown = [...new Set([...(answer?.problems ?? []), ...problems])];
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  const box = useRef<HTMLDivElement>(null);
  const isStopped = answer?.changes !== undefined || answer?.problems !== undefined;
  const isUnsent = answer?.lostConnection === true;

  // The clicked button may be far below.
  useEffect(() => {
    if (!answer || !(isStopped || isUnsent)) return;
    box.current?.focus();
    // The basket changed too.
    if (isStopped) void refreshPersonal(['Basket']);
  }, [answer, isStopped, isUnsent]);

  return (
    <div ref={box} tabIndex={-1} role={answer?.changes && 'alert'} className="mt-4 grid scroll-mt-4 gap-3 empty:hidden">
      {answer?.changes && (
        <Message kind="warning" title={orderSummaryTexts.changed.title}>
          <p>{orderSummaryTexts.changed.text}</p>
          <ul className="mt-2 list-disc pl-5">
            {answer.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Message>
      )}
      {shown.map((text) => (
        <Message key={text} kind="error">
          <p>{text}</p>
          {COURIER_PROBLEMS.includes(text) && (
            <ButtonLink to="/zamowienie/dane" look="secondary" className="mt-3">
              {orderSummaryTexts.otherDelivery}
            </ButtonLink>
          )}
          {text === orderSummaryTexts.tooMany && (
            <ButtonLink to={contactLink} look="secondary" className="mt-3">
              {orderSummaryTexts.contact}
            </ButtonLink>
          )}
          {text === orderSummaryTexts.problems.delivery && (
            <ButtonLink
              to={usesPoint ? '/zamowienie/punkt-odbioru?z=podsumowanie' : '/zamowienie/dane'}
              look="secondary"
              className="mt-3"
            >
              {orderSummaryTexts.choosePoint}
            </ButtonLink>
          )}
        </Message>
      ))}
      {isUnsent && (
        <Message kind="error">
          <p>{orderSummaryTexts.connection}</p>
          <Button type="submit" form="summary" look="secondary" className="mt-3">
            {orderSummaryTexts.retry}
          </Button>
        </Message>
      )}
    </div>
  );
}
