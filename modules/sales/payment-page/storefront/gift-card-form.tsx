import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import type { PaymentProps } from './load.server.ts';
import { useSending } from './step-parts.tsx';

const texts = paymentTexts.card;

interface GiftCardFormProps extends Pick<PaymentProps, 'answer'> {
  /** The chosen method, not one of several. */
  chosen?: boolean;
}

/** A gift card with its PIN, or a voucher without one. */
export function GiftCardForm({ answer, chosen = false }: GiftCardFormProps) {
  const sending = useSending('card');
  const error = answer?.field === 'card' ? answer.problem : undefined;
  return (
    <AccordionItem
      title={chosen ? texts.chosen : texts.title}
      open={chosen || error !== undefined}
      className="rounded-lg border bg-surface px-5 md:px-6"
    >
      <PostForm noValidate className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <Field id="card-number" label={texts.number} error={error} required>
          {(control) => (
            <Input
              {...control}
              name="number"
              type="text"
              autoComplete="off"
              maxLength={40}
              defaultValue={answer?.typed?.number}
              className="figures"
            />
          )}
        </Field>
        <Field id="card-pin" label={texts.pin} hint={texts.pinHint}>
          {(control) => (
            <Input {...control} name="pin" type="password" inputMode="numeric" autoComplete="off" maxLength={12} />
          )}
        </Field>
        <div>
          <Button type="submit" name="intent" value="card" look={chosen ? 'primary' : 'secondary'} loading={sending}>
            {texts.submit}
          </Button>
        </div>
      </PostForm>
    </AccordionItem>
  );
}
