import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult, type FormAnswer } from '#admin/ui/act-result.tsx';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Message } from '#app/ui/alert/message.tsx';
import { Link } from '#app/ui/link.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-withdrawals.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { Facts, WorkAndFacts } from '../parts/one-thing.tsx';
import { RefundForm } from '../parts/refund-form.tsx';
import { RefundStatus } from '../parts/refund-status.tsx';
import { SharedClaims } from '../parts/shared-claims.tsx';
import { WithdrawalBadge } from '../parts/state-badges.tsx';
import { changeWithdrawal } from './act.server.ts';
import { loadWithdrawal, type ShownWithdrawal } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'after-sale.see',
  acts: {
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
            asksVoucherConsent
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
