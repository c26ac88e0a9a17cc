import { useEffect, useRef } from 'react';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import notebookPicture from '#platform/ui/still-lifes/notebook.webp';
import { Input } from '#platform/ui/text-controls.tsx';
import type { PaymentProps } from './load.server.ts';
import { useSending, WithStillLife } from './step-parts.tsx';

const { label, hint, placeholder, submit } = paymentTexts.blik;

/** S5.36: six digits, with spaces or dashes. */
export function BlikForm({ payment, answer }: PaymentProps) {
  const sending = useSending('pay');
  const error = answer?.field === 'blik' ? answer.problem : undefined;
  const input = useRef<HTMLInputElement>(null);
  const state = payment.state?.code;

  // A refused code is cleared, the next one is typed into an empty field.
  useEffect(() => {
    if (state !== 'error' || answer?.field || !input.current) return;
    input.current.value = '';
    input.current.focus();
    // Not after each poll: the customer may be typing the next code.
  }, [state, answer]);

  return (
    <WithStillLife picture={notebookPicture}>
      <PostForm noValidate className="grid gap-4 sm:max-w-lg">
        <Field id="blik" label={label} hint={hint} error={error} required>
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="blik"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              placeholder={placeholder}
              autoFocus={error ? true : undefined}
              className="figures h-16 text-[1.75rem] font-semibold tracking-[0.35em] placeholder:font-normal placeholder:opacity-60"
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="pay" size="lg" loading={sending}>
          {submit}
        </Button>
      </PostForm>
    </WithStillLife>
  );
}
