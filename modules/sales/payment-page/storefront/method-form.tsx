import { MoreMethods } from '#modules/sales/checkout/storefront/parts/more-methods.tsx';
import { PaymentSign } from '#modules/sales/checkout/storefront/parts/way-signs.tsx';
import { foldMethods } from '#modules/sales/payments/rules/fold-methods.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import type { PaymentProps } from './load.server.ts';
import { useSending } from './step-parts.tsx';

const texts = paymentTexts.change;

/** S8.37: methods that do not fit say why. */
export function MethodForm({ payment: { step, methods }, answer }: PaymentProps) {
  const sending = useSending('method');
  if (methods.length === 0) return null;
  const must = step === 'choose';
  const { open, folded } = foldMethods(methods);
  const wrong = answer?.field === 'method' ? answer.problem : undefined;
  return (
    <AccordionItem
      title={must ? texts.choose : texts.title}
      open={must || wrong !== undefined}
      className="rounded-lg border bg-surface px-5 md:px-6"
    >
      <PostForm>
        {wrong && (
          <Message kind="error" className="mb-4">
            <p>{wrong}</p>
          </Message>
        )}
        <fieldset>
          <legend className="sr-only">{texts.choose}</legend>
          <Methods methods={open} />
          <MoreMethods label={paymentTexts.moreMethods} methods={folded} open={folded.some(({ chosen }) => chosen)}>
            <Methods methods={folded} />
          </MoreMethods>
        </fieldset>
        <Button type="submit" name="intent" value="method" look="secondary" className="mt-5" loading={sending}>
          {texts.submit}
        </Button>
      </PostForm>
    </AccordionItem>
  );
}

function Methods({ methods }: Pick<PaymentProps['payment'], 'methods'>) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {methods.map(({ id, kind, name, description, refused, chosen }) => (
        <Radio
          key={id}
          framed
          name="method"
          value={id}
          label={name}
          sign={<PaymentSign kind={kind} />}
          detail={refused ?? description}
          defaultChecked={chosen}
          disabled={refused !== null}
        />
      ))}
    </div>
  );
}
