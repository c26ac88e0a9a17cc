import { useMemo } from 'react';
import { ChoiceControl } from '#app/features/platform/forms/choice-control.tsx';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';
import { Card } from '../../../../ui/card.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ReturnFrame } from '../return-frame.tsx';
import type { Route } from './+types/route.ts';
import { receiveReturnMethod } from './act.server.ts';
import { loadReturnMethod, type ShownReturnMethod } from './load.server.ts';
import { MethodDetails } from './method-details.tsx';
import { deliveryField, methodForm, parameterField } from './method-form.ts';

export const handle: PageHandle = {
  page: 'returns-methods',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: returnsMethodTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnMethod(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnMethod(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: returnsMethodTexts.title, shopName: shopName(matches) });
}

export default function ReturnMethodRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MethodScreen step={loaderData} reply={actionData} />;
}

/** S2.68: how the goods come back. */
function MethodScreen({ step, reply }: { step: ShownReturnMethod; reply: FormReply | undefined }) {
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
    <ReturnFrame step="method" title={returnsMethodTexts.title} orderNumber={orderNumber} draft={step.draft}>
      <PostForm {...formProps} className="grid gap-6">
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
