import type { KeyboardEvent } from 'react';
import { orderSummaryTexts } from '#texts/order-summary.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ShownSummary } from './load.server.ts';
import type { PartialPaymentAnswer } from './partial-payment.server.ts';

interface PartialPaymentProps extends Pick<ShownSummary, 'partial'> {
  answer: PartialPaymentAnswer | undefined;
  /** The form of the order: its fields are sent along, so that nothing typed there is lost without script. */
  form: string;
}

/** Presses the button beside the field, not the one that orders. */
const pressing = (button: string) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.getElementById(button)?.click();
};

/** A part of the order paid with a gift card, a voucher or points. */
export function PartialPayment({ partial, answer, form }: PartialPaymentProps) {
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
          <div key={id} className="flex items-center justify-between gap-4">
            <span>{text}</span>
            <Button
              type="submit"
              form={form}
              name="removeCard"
              value={id}
              look="quiet"
              size="sm"
              aria-label={`${texts.remove}: ${text}`}
            >
              {texts.remove}
            </Button>
          </div>
        ))}
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]">
          <Field id="card-number" label={texts.number}>
            {(wiring) => (
              <Input
                {...wiring}
                form={form}
                name="cardNumber"
                onKeyDown={pressing('use-card')}
                autoComplete="off"
                maxLength={40}
                defaultValue={answer?.number ?? ''}
              />
            )}
          </Field>
          <Field id="card-pin" label={texts.pin}>
            {(wiring) => (
              <Input
                {...wiring}
                form={form}
                name="cardPin"
                onKeyDown={pressing('use-card')}
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
              />
            )}
          </Field>
          <Button
            id="use-card"
            type="submit"
            form={form}
            name="intent"
            value="add-card"
            look="secondary"
            className="h-12"
          >
            {texts.use}
          </Button>
        </div>
        {partial.balance && (
          <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
            <Field id="points" label={texts.points(partial.balance)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  form={form}
                  name="points"
                  onKeyDown={pressing('use-points')}
                  inputMode="numeric"
                  defaultValue={partial.points}
                  maxLength={9}
                />
              )}
            </Field>
            <Button
              id="use-points"
              type="submit"
              form={form}
              name="intent"
              value="points"
              look="secondary"
              className="h-12"
            >
              {texts.usePoints}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
