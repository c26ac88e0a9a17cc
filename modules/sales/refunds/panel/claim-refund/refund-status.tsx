import { Form } from 'react-router';
import type { ClaimRefund, ClaimRefundPart } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import type { RefundProgress } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import * as texts from '../../texts/claim-refund.ts';

const TONES: Record<RefundProgress, BadgeTone> = {
  paid: 'ok',
  failed: 'error',
  'by-hand': 'warn',
  asked: 'warn',
  sent: 'brand',
};

interface RefundStatusProps {
  refunds: readonly ClaimRefund[];
  isAllowed: boolean;
  answer: FormAnswer | undefined;
}

/** How far the money has come, part by part, and what is left to do where it stopped. */
export function RefundStatus({ refunds, isAllowed, answer }: RefundStatusProps) {
  if (refunds.length === 0) return null;
  return (
    <Section title={texts.refund.title}>
      {refunds.map((refund) => (
        <div key={refund.id} className="grid gap-3 border-line not-first:border-t not-first:pt-4">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="figures">
              {texts.refund.decided(formatMoney(refund.amount), texts.refundWays[refund.way].name)}
            </span>
            <Badge tone={TONES[refund.progress]}>{texts.refund.progress[refund.progress]}</Badge>
          </p>
          {refund.voucher && <p className="figures text-ink-soft">{texts.refund.voucher(refund.voucher)}</p>}
          {refund.voucherConsentAt && (
            <p className="text-ink-soft">
              {texts.refund.voucherConsent} <PanelTime at={refund.voucherConsentAt} />
            </p>
          )}
          <ul className="grid gap-3">
            {refund.parts.map((part) => (
              <Part key={part.id} part={part} account={refund.account} isAllowed={isAllowed} />
            ))}
          </ul>
          {refund.failed > 0 && isAllowed && <SendAgain refund={refund} answer={answer} />}
        </div>
      ))}
    </Section>
  );
}

function Part({ part, account, isAllowed }: { part: ClaimRefundPart; account: string; isAllowed: boolean }) {
  const { id, amount, state, road, paidBy, problem, at } = part;
  const money = formatMoney(amount);
  return (
    <li className="grid gap-1 rounded-md bg-surface-2 p-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="figures">
          {money} {texts.refund.roads[road]}
          {paidBy && ` (${paidBy})`}
        </span>
        <PanelTime at={at} />
      </p>
      <p className="text-ink-soft">
        {texts.refund.part[state]}
        {problem && `: ${problem}`}
      </p>
      {state === 'by-hand' && (
        <>
          {road === 'transfer' && (
            <p className="figures break-words">{account ? texts.refund.account(account) : texts.refund.noAccount}</p>
          )}
          {isAllowed && (
            <Form method="post" className="mt-1">
              <input type="hidden" name="part" value={id} />
              <ConfirmButton intent="refund-paid" look="secondary" question={texts.refund.markPaidQuestion(money)}>
                {texts.refund.markPaid}
              </ConfirmButton>
            </Form>
          )}
        </>
      )}
    </li>
  );
}

function SendAgain({ refund, answer }: { refund: ClaimRefund; answer: FormAnswer | undefined }) {
  const { id, failed, account } = refund;
  const money = formatMoney(failed);
  return (
    <Form method="post" className="grid gap-3">
      <p>{texts.refund.failed(money)}</p>
      <input type="hidden" name="refund" value={id} />
      <TextField
        label={texts.money.account}
        hint={texts.money.accountHint}
        error={answer?.faults?.again}
        name="account"
        autoComplete="off"
        defaultValue={answer?.typed?.account ?? account}
        className="max-w-96"
      />
      <div className="flex flex-wrap gap-2">
        <ConfirmButton intent="refund-again" question={texts.refund.againQuestion(money)}>
          {texts.refund.again}
        </ConfirmButton>
        <ConfirmButton intent="refund-by-hand" look="secondary" question={texts.refund.byHandQuestion(money)}>
          {texts.refund.byHand}
        </ConfirmButton>
      </div>
    </Form>
  );
}
