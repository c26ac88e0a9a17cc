import { useMemo } from 'react';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import * as returnsRefundTexts from '../../texts/refund.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { ReturnFrame } from '../return-frame.tsx';
import { receiveReturnRefund } from './action.server.ts';
import { loadReturnRefund, type ShownReturnRefund } from './load.server.ts';
import { refundForm } from './refund-form.ts';

export const handle: PageHandle = {
  page: 'returns-repayments',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: returnsRefundTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnRefund(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnRefund(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: returnsRefundTexts.title, shopName: shopName(matches) });
}

export default function ReturnRefundRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <RefundScreen step={loaderData} reply={actionData} />;
}

/** S2.70: how the money goes back. */
function RefundScreen({ step, reply }: { step: ShownReturnRefund; reply: FormReply | undefined }) {
  const { orderNumber, back, ways, draft } = step;
  const form = useMemo(() => refundForm(ways.map(({ way }) => way)), [ways]);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'return-refund' });
  const inside = {
    transfer: (
      <TextControl
        field={field('bank_account')}
        label={returnsRefundTexts.account}
        hint={returnsRefundTexts.accountHint}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-md"
      />
    ),
    other: (
      <TextareaControl
        field={field('refund_note')}
        label={returnsRefundTexts.note}
        rows={2}
        className="max-w-[37.5rem]"
      />
    ),
    balance: undefined,
    'same-way': undefined,
  };
  const choices = ways.map(({ way, id }) => ({
    value: id,
    label: <span className="font-semibold">{refundTexts.refundWays[way].name}</span>,
    detail: refundTexts.refundWays[way].detail,
    inside: inside[way],
  }));
  return (
    <ReturnFrame
      step="refund"
      title={ways.length > 0 ? returnsRefundTexts.title : returnsRefundTexts.summary}
      orderNumber={orderNumber}
      draft={draft}
    >
      <PostForm {...formProps} className="grid gap-6">
        {/* The whole is next to the form; where there is no room for that, the sum comes first. */}
        {draft?.money.amount && (
          <p className="figures text-xl font-semibold lg:hidden">
            {returnsRefundTexts.amount}: {draft.money.amount}
          </p>
        )}
        <FormError text={formError} />
        {step.isNamed && ways.length > 0 && (
          <Message kind="info">
            <p>{returnsRefundTexts.needsLink}</p>
          </Message>
        )}
        {ways.length > 0 ? (
          <Card>
            <ChoiceControl field={field('return_type')} legend={returnsRefundTexts.legend} choices={choices} />
          </Card>
        ) : (
          <Message kind="info">
            <p>{returnsRefundTexts.unpaid}</p>
          </Message>
        )}
        <StepButtons
          back={{ to: back, label: returnsTexts.back }}
          submit={returnsRefundTexts.submit}
          loading={submitting}
        />
      </PostForm>
    </ReturnFrame>
  );
}
