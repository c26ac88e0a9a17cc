import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { WorkAndFacts } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { SharedClaims } from '#modules/after-sale/claims/panel/shared-claims.tsx';
import { ReturnBadge } from '#modules/after-sale/claims/panel/state-badges.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { RefundForm } from '#modules/sales/refunds/panel/claim-refund/refund-form.tsx';
import { RefundStatus } from '#modules/sales/refunds/panel/claim-refund/refund-status.tsx';
import { ActResult, type FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import * as texts from '../../texts/panel.ts';
import { changeReturn } from './action.server.ts';
import { CheckForm } from './check-form.tsx';
import { loadReturn, type ShownReturn } from './load.server.ts';
import { ReturnGoods, ReturnSide } from './return-facts.tsx';

export const handle: PanelHandle = {
  access: 'after-sale.see',
  actions: {
    receive: 'after-sale.work',
    accept: 'after-sale.work',
    refuse: 'after-sale.decide',
    refund: 'money.refund',
    'refund-again': 'money.refund',
    'refund-by-hand': 'money.refund',
    'refund-paid': 'money.refund',
  },
  sensitive: ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  title: ({ code }: ShownReturn) => texts.one(code),
};

export const loader = ({ context, params }: LoaderFunctionArgs) => loadReturn(context, params.code ?? '');
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeReturn(context, request, params.code ?? '');

export default function OneReturn() {
  const filed = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { may } = filed;
  return (
    <>
      <ScreenHeader
        title={texts.one(filed.code)}
        back={{ to: '/zaplecze/zwroty', label: texts.title }}
        state={<ReturnBadge state={filed.state} />}
      />
      <ActResult answer={answer} />
      <WorkAndFacts side={<ReturnSide filed={filed} />}>
        <SharedClaims claims={filed.shared} />
        <ReturnGoods filed={filed} />
        {may.judge && may.work && <CheckForm filed={filed} answer={answer} />}
        <RefundStatus refunds={filed.refunds} isAllowed={may.giveMoney} answer={answer} />
        {may.refund && (
          <RefundForm
            amount={filed.proposed}
            typed={answer?.typed}
            faults={answer?.faults}
            question={texts.refundQuestion(filed.code, filed.email)}
            isAllowed={may.giveMoney}
          />
        )}
      </WorkAndFacts>
    </>
  );
}
