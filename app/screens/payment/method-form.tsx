import { Form } from 'react-router';
import { paymentTexts } from '#texts/payment.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.tsx';
import { Radio } from '../../ui/radio.tsx';
import type { PaymentProps } from './payment-screen.tsx';
import { useSending } from './use-sending.ts';

const texts = paymentTexts.change;

/** Another way to pay, while the order is unpaid; those that do not fit say why (S8.37). */
export function MethodForm({ payment: { step, methods }, answer }: PaymentProps) {
  const sending = useSending('method');
  if (methods.length === 0) return null;
  const must = step === 'choose';
  const wrong = answer?.field === 'method' ? answer.problem : undefined;
  return (
    <details open={must || wrong !== undefined} className="rounded-lg border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center px-5 font-semibold md:px-6">
        {must ? texts.choose : texts.title}
        <ChevronDownIcon className="ml-auto size-5" />
      </summary>
      <Form method="post" className="border-t border-line p-5 md:p-6">
        {wrong && (
          <Notice kind="error" className="mb-4">
            <p>{wrong}</p>
          </Notice>
        )}
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">{texts.choose}</legend>
          {methods.map(({ id, name, description, refused, chosen }) => (
            <Radio
              key={id}
              framed
              name="method"
              value={id}
              label={name}
              detail={refused ?? description}
              defaultChecked={chosen}
              disabled={refused !== null}
            />
          ))}
        </fieldset>
        <Button type="submit" name="intent" value="method" look="secondary" className="mt-5" loading={sending}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  );
}
