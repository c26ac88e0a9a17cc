import { useEffect, useMemo, useState } from 'react';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { stepAddress } from '../../rules/return-steps.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import * as returnsRefundTexts from '../../texts/refund.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { ReturnFrame } from '../return-frame.tsx';
import type { ShownReturnMethod } from './load.server.ts';
import { MethodDetails } from './method-details.tsx';
import { deliveryField, methodForm, parameterField } from './method-form.ts';
import { previewDraft } from './preview-draft.ts';

/** S2.68: how the goods come back. */
export function MethodScreen({ step, reply }: { step: ShownReturnMethod; reply: FormReply | undefined }) {
  const { orderNumber, method, methods, deliveryId, parameterConfirmed, ofAccount, fixedProducts } = step;
  const chosen = methods.find((offer) => offer.method === method);
  const form = useMemo(() => methodForm(methods), [methods]);
  const { formProps, field, formError, submitting } = useShopForm(form, {
    reply,
    id: 'return-method',
    defaultValue: {
      return_type: chosen?.id ?? '',
      ...(chosen && {
        [deliveryField(chosen.method)]: deliveryId,
        [parameterField(chosen.method)]: parameterConfirmed,
      }),
    },
  });
  const { ref } = formProps;
  const [filled, setFilled] = useState<FormData>();
  // Chosen before the script came, or restored by the browser.
  useEffect(() => setFilled(ref.current ? new FormData(ref.current) : undefined), [ref]);
  const draft = previewDraft(step, (name) => (filled ? filled.get(name) : field(name).defaultValue));
  const choices = methods.map((offer) => ({
    value: offer.id,
    label: <span className="font-semibold">{returnsMethodTexts.types[offer.method].name}</span>,
    detail: detailOf(offer, ofAccount),
    disabled: offer.noPhone,
    inside: (
      <MethodDetails
        offer={offer}
        delivery={field(deliveryField(offer.method))}
        parameter={field(parameterField(offer.method))}
      />
    ),
  }));
  return (
    <ReturnFrame step="method" title={returnsMethodTexts.title} orderNumber={orderNumber} draft={draft}>
      <PostForm
        {...formProps}
        onChange={({ currentTarget }) => setFilled(new FormData(currentTarget))}
        className="grid gap-6"
      >
        <FormError text={formError} />
        <Card>
          <ChoiceControl field={field('return_type')} legend={returnsMethodTexts.legend} choices={choices} />
          {ofAccount && methods.some(({ noPhone }) => noPhone) && (
            <p className="mt-2">
              <TextLink to="/konto/dane" className="inline-flex min-h-11 items-center">
                {returnsMethodTexts.addPhone}
              </TextLink>
            </p>
          )}
        </Card>
        {/* The box with the sum is below the form where there is no room next to it. */}
        {draft?.money.cost && (
          <p className="needs-js lg:hidden">
            <span className="figures block text-xl font-semibold">
              {returnsRefundTexts.amount}: {draft.money.amount}
            </span>
            <span className="text-sm text-ink-soft">{draft.money.cost}</span>
          </p>
        )}
        <StepButtons
          back={{ to: fixedProducts ? '/zwroty' : stepAddress('products', orderNumber), label: returnsTexts.back }}
          submit={returnsTexts.next}
          loading={submitting}
        />
      </PostForm>
    </ReturnFrame>
  );
}

/** S5.42: a way that cannot be chosen says why. */
function detailOf(offer: ShownReturnMethod['methods'][number], ofAccount: boolean): string {
  if (offer.noPhone) return ofAccount ? returnsMethodTexts.noPhone : returnsMethodTexts.noPhoneGuest;
  return returnsMethodTexts.types[offer.method].detail(offer.cost);
}
