import { Form } from 'react-router';
import { orderSummaryTexts } from '#texts/order-summary.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ShownSummary } from './load.server.ts';
import type { PartialPaymentAnswer } from './partial-payment.server.ts';

interface PartialPaymentProps extends Pick<ShownSummary, 'partial'> {
  answer: PartialPaymentAnswer | undefined;
}

/** A part of the order paid with a gift card, a voucher or points. */
export function PartialPayment({ partial, answer }: PartialPaymentProps) {
  const texts = orderSummaryTexts.partial;
  const isOpen = partial.cards.length > 0 || partial.points !== '' || answer !== undefined;
  return (
    <details className="mt-6 rounded-lg border border-line bg-surface px-5 md:px-6" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">{texts.title}</summary>
      <div className="grid gap-5 pb-5">
        {answer && (
          <Notice kind={answer.ok ? 'success' : 'error'}>
            <p>{answer.text}</p>
          </Notice>
        )}
        {partial.cards.map(({ id, text }) => (
          <Form key={id} method="post" preventScrollReset className="flex items-center justify-between gap-4">
            <input type="hidden" name="intent" value="remove-card" />
            <span>{text}</span>
            <Button type="submit" name="card" value={id} look="quiet" size="sm" aria-label={`${texts.remove}: ${text}`}>
              {texts.remove}
            </Button>
          </Form>
        ))}
        <Form method="post" preventScrollReset className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]">
          <input type="hidden" name="intent" value="add-card" />
          <Field id="card-number" label={texts.number}>
            {(wiring) => (
              <Input
                {...wiring}
                name="cardNumber"
                autoComplete="off"
                maxLength={40}
                defaultValue={answer?.number ?? ''}
              />
            )}
          </Field>
          <Field id="card-pin" label={texts.pin}>
            {(wiring) => (
              <Input {...wiring} name="cardPin" type="password" inputMode="numeric" autoComplete="off" maxLength={12} />
            )}
          </Field>
          <Button type="submit" look="secondary" className="h-12">
            {texts.use}
          </Button>
        </Form>
        {partial.balance && (
          <Form method="post" preventScrollReset className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
            <input type="hidden" name="intent" value="points" />
            <Field id="points" label={texts.points(partial.balance)}>
              {(wiring) => (
                <Input {...wiring} name="points" inputMode="numeric" defaultValue={partial.points} maxLength={9} />
              )}
            </Field>
            <Button type="submit" look="secondary" className="h-12">
              {texts.usePoints}
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}
