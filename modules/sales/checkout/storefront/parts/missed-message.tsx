import { Message } from '#platform/ui/alert/message.tsx';
import * as orderDataTexts from '../../texts/data.ts';
import type { MissedLines } from './describe-order.server.ts';
import { LeaveButton } from './leave-button.tsx';

interface MissedMessageProps {
  lines: MissedLines;
  /** The form to store when the customer goes to the basket. */
  form: string;
}

/** Lines that stay in the basket, with the reason and a link. */
export function MissedMessage({ lines, form }: MissedMessageProps) {
  if (lines.length === 0) return null;
  return (
    <Message kind="warning" title={orderDataTexts.missed} className="mt-4">
      <p>{orderDataTexts.missedText}</p>
      <ul className="mt-2 list-disc pl-5">
        {lines.map(({ id, name, reason }) => (
          <li key={id}>
            {name}. {reason}
          </li>
        ))}
      </ul>
      <LeaveButton to="/koszyk" form={form} className="inline-flex min-h-11 items-center">
        {orderDataTexts.mendBasket}
      </LeaveButton>
    </Message>
  );
}
