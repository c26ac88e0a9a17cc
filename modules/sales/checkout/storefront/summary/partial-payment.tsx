import type { KeyboardEvent } from 'react';
import { useNavigation } from 'react-router';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as orderSummaryTexts from '../../texts/summary.ts';
import type { ShownSummary } from './load.server.ts';
import type { PartialPaymentAnswer } from './partial-payment.server.ts';

interface PartialPaymentProps extends Pick<ShownSummary, 'partial'> {
  answer: PartialPaymentAnswer | undefined;
}

/** Clicks the button next to the field, not the ordering one. */
const pressing = (button: string) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.getElementById(button)?.click();
};

/** Inside the form of the order: its input is sent along, so that it is stored without a script. */
export function PartialPayment({ partial, answer }: PartialPaymentProps) {
  const texts = orderSummaryTexts.partial;
  // Space is reserved from the click on, because the answer may arrive after scrolling.
  const isChecking = useNavigation().formData?.get('intent') === 'add-card';
  const isOpen = partial.byCard || partial.cards.length > 0 || partial.points !== '' || answer !== undefined;
  return (
    <AccordionItem title={texts.title} open={isOpen} className="rounded-lg border bg-surface px-5 md:px-6">
      <div className="grid gap-5">
        {(isChecking || answer) && (
          // On a phone as high as the longest answer, so that answers replace each other in place.
          <Message
            kind={isChecking ? 'info' : answer?.ok ? 'success' : 'error'}
            className="items-center max-sm:min-h-32"
          >
            <p>{isChecking ? texts.checking : answer?.text}</p>
          </Message>
        )}
        {partial.cards.map(({ id, text }) => (
          <div key={id} className="flex items-center justify-between gap-4">
            <span>{text}</span>
            <Button
              type="submit"
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
                name="cardPin"
                onKeyDown={pressing('use-card')}
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
              />
            )}
          </Field>
          <Button id="use-card" type="submit" name="intent" value="add-card" look="secondary" className="h-12">
            {texts.use}
          </Button>
        </div>
        {partial.balance && (
          <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
            <Field id="points" label={texts.points(partial.balance)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name="points"
                  onKeyDown={pressing('use-points')}
                  inputMode="numeric"
                  defaultValue={partial.points}
                  maxLength={9}
                />
              )}
            </Field>
            <Button id="use-points" type="submit" name="intent" value="points" look="secondary" className="h-12">
              {texts.usePoints}
            </Button>
          </div>
        )}
      </div>
    </AccordionItem>
  );
}
