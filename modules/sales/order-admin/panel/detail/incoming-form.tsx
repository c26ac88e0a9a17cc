import { useState } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

interface IncomingProps {
  order: OrderScreen;
  answer: FormAnswer | undefined;
}

/** First on the page: an order by transfer waits for its money. */
export function IncomingMoney({ order, answer }: IncomingProps) {
  const { may, money } = order;
  if (!may.change || money.toCome === null || !money.isBookedHere) return null;
  return (
    <Section title={texts.incoming.title}>
      <IncomingForm key={money.toCome} order={order} answer={answer} look="primary" />
    </Section>
  );
}

/** The question names the sum in the field. */
export function IncomingForm({ order, answer, look }: IncomingProps & { look: 'primary' | 'secondary' }) {
  const { key, number, money } = order;
  const refused = answer?.typed?.intent === 'book-payment' ? answer : undefined;
  const first = refused?.typed?.amount ?? money.toCome ?? '';
  const [amount, setAmount] = useState(first);
  return (
    <Form method="post">
      <p className="mb-2 text-ink-soft text-sm">{texts.incoming.lead}</p>
      <input type="hidden" name="key" value={`${key}-in`} />
      <AmountField label={texts.incoming.amount} error={refused?.faults?.amount} first={first} onTyped={setAmount} />
      <div className="mt-3">
        <ConfirmButton intent="book-payment" look={look} question={texts.incoming.question(number, amount)}>
          {texts.incoming.button}
        </ConfirmButton>
      </div>
    </Form>
  );
}

interface AmountFieldProps {
  label: string;
  error: string | undefined;
  first: string | undefined;
  onTyped?: (amount: string) => void;
}

export function AmountField({ label, error, first, onTyped }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      error={error}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={first}
      onChange={onTyped && (({ target }) => onTyped(target.value))}
      className="max-w-40"
    />
  );
}
