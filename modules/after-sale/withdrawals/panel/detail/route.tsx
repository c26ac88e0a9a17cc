import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Facts, WorkAndFacts } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { SharedClaims } from '#modules/after-sale/claims/panel/shared-claims.tsx';
import { WithdrawalBadge } from '#modules/after-sale/claims/panel/state-badges.tsx';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { RefundForm } from '#modules/sales/refunds/panel/claim-refund/refund-form.tsx';
import { RefundStatus } from '#modules/sales/refunds/panel/claim-refund/refund-status.tsx';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { ActResult, type FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel.ts';
import { changeWithdrawal } from './action.server.ts';
import { loadWithdrawal, type ShownWithdrawal } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'after-sale.see',
  actions: {
    refund: 'money.refund',
    'refund-again': 'money.refund',
    'refund-by-hand': 'money.refund',
    'refund-paid': 'money.refund',
  },
  sensitive: ['refund', 'refund-again', 'refund-by-hand', 'refund-paid'],
  title: ({ code }: ShownWithdrawal) => texts.one(code),
};

export const loader = ({ context, params }: LoaderFunctionArgs) => loadWithdrawal(context, params.code ?? '');
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeWithdrawal(context, request, params.code ?? '');

export default function OneWithdrawal() {
  const made = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { code, lines, may, email } = made;
  return (
    <>
      <ScreenHeader
        title={texts.one(code)}
        back={{ to: '/zaplecze/odstapienia', label: texts.title }}
        state={<WithdrawalBadge state={made.progress.kind} />}
      />
      <ActResult answer={answer} />
      <WorkAndFacts side={<WithdrawalSide made={made} />}>
        <SharedClaims claims={made.shared} />
        <Section title={texts.goods}>
          <ul className="grid gap-2">
            {lines.map(({ lineId, name, sizeName, quantity, ...unit }) => (
              <li key={lineId} className="flex flex-wrap justify-between gap-x-4">
                <span>{[name, sizeName].filter(Boolean).join(', ')}</span>
                <span className="figures whitespace-nowrap">{quantityWithUnit(quantity, unit)}</span>
              </li>
            ))}
          </ul>
        </Section>
        <RefundStatus refunds={made.refunds} isAllowed={may.giveMoney} answer={answer} />
        {may.refund && made.goesBack && <Message kind="info">{texts.goesBack}</Message>}
        {may.refund && (
          <RefundForm
            typed={answer?.typed}
            amountHint={texts.amountHint}
            hasWays
            requiresVoucherConsent
            faults={answer?.faults}
            formKey={made.key}
            question={texts.refundQuestion(code, email)}
            isAllowed={may.giveMoney}
          />
        )}
      </WorkAndFacts>
    </>
  );
}

function WithdrawalSide({ made }: { made: ShownWithdrawal }) {
  const { orderNumber, progress, unpacked, name, email, madeAt, clock, may } = made;
  return (
    <Section title={shared.order(orderNumber)}>
      <Facts
        facts={[
          {
            name: shared.columns.clock,
            value: may.refund && !clock ? texts.waitsForGoods : <ClockBadge clock={clock} />,
          },
          {
            name: shared.columns.order,
            value: (
              <Link to={`/zaplecze/zamowienia/${orderNumber}`} className="underline">
                {orderNumber}
              </Link>
            ),
          },
          { name: texts.facts.name, value: name },
          { name: texts.facts.email, value: email },
          { name: texts.facts.madeAt, value: <PanelTime at={madeAt} /> },
          { name: texts.facts.unpacked, value: unpacked ? texts.facts.onSale : '' },
          { name: texts.facts.refunded, value: progress.kind === 'refunded' ? formatMoney(progress.amount) : '' },
        ]}
      />
    </Section>
  );
}
