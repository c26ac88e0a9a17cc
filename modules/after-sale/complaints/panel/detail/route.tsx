import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { WorkAndFacts } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { SharedClaims } from '#modules/after-sale/claims/panel/shared-claims.tsx';
import { ComplaintBadge } from '#modules/after-sale/claims/panel/state-badges.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { RefundForm } from '#modules/sales/refunds/panel/claim-refund/refund-form.tsx';
import { RefundStatus } from '#modules/sales/refunds/panel/claim-refund/refund-status.tsx';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { ActResult, type FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import * as texts from '../../texts/panel.ts';
import { changeComplaint } from './action.server.ts';
import { ComplaintGoods, ComplaintSide, ComplaintThread } from './complaint-facts.tsx';
import { DecisionForm, ParcelForm, ReplyForm } from './complaint-forms.tsx';
import { loadComplaint, type ShownComplaint } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'after-sale.see',
  actions: {
    reply: 'after-sale.decide',
    considered: 'after-sale.decide',
    waiting: 'after-sale.decide',
    accepted: 'after-sale.decide',
    rejected: 'after-sale.decide',
    settled: 'after-sale.decide',
    ship: 'after-sale.work',
    refund: 'money.refund',
    'refund-again': 'money.refund',
    'refund-by-hand': 'money.refund',
    'refund-paid': 'money.refund',
  },
  sensitive: ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  title: ({ number }: ShownComplaint) => texts.one(number),
};

export const loader = ({ context, params }: LoaderFunctionArgs) => loadComplaint(context, params.number ?? '');
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeComplaint(context, request, params.number ?? '');

export default function OneComplaint() {
  const complaint = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { number, state, may, email } = complaint;
  return (
    <>
      <ScreenHeader
        title={texts.one(number)}
        back={{ to: '/zaplecze/reklamacje', label: texts.title }}
        state={<ComplaintBadge state={state} />}
      />
      <ActResult answer={answer} />
      <WorkAndFacts side={<ComplaintSide complaint={complaint} />}>
        <SharedClaims claims={complaint.shared} />
        <ComplaintGoods complaint={complaint} />
        <ComplaintThread complaint={complaint} />
        {may.decide && <ReplyForm complaint={complaint} answer={answer} />}
        {may.decide && complaint.next.length > 0 && <DecisionForm complaint={complaint} answer={answer} />}
        <RefundStatus refunds={complaint.refunds} isAllowed={may.giveMoney} answer={answer} />
        {may.refund && (
          <RefundForm
            typed={answer?.typed}
            amountHint={texts.amountHint}
            hasWays={Boolean(complaint.orderNumber)}
            lead={complaint.orderNumber ? undefined : refundTexts.money.noOrder}
            faults={answer?.faults}
            formKey={complaint.key}
            question={texts.refundQuestion(number, email)}
            isAllowed={may.giveMoney}
          />
        )}
        {may.work && may.ship && <ParcelForm complaint={complaint} answer={answer} />}
      </WorkAndFacts>
    </>
  );
}
