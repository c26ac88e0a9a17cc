import { paymentTexts } from '#texts/payment.ts';
import { PostForm } from '../../features/forms/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { PaymentProps } from './payment-screen.tsx';
import { useSending } from './use-sending.ts';

const { label, hint, submit } = paymentTexts.blik;

/** S5.36: six digits, typed here; the space in the middle may stay. */
export function BlikForm({ answer }: Pick<PaymentProps, 'answer'>) {
  const sending = useSending('pay');
  const error = answer?.field === 'blik' ? answer.problem : undefined;
  return (
    <Card>
      <PostForm noValidate className="grid gap-4 sm:max-w-xs">
        <Field id="blik" label={label} hint={hint} error={error} required>
          {(control) => (
            <Input
              {...control}
              name="blik"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus={error ? true : undefined}
              className="figures text-2xl tracking-[0.3em]"
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="pay" size="lg" loading={sending}>
          {submit}
        </Button>
      </PostForm>
    </Card>
  );
}
