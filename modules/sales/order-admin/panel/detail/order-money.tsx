import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import * as texts from '../../texts/panel-order.ts';
import { AmountField, IncomingForm } from './incoming-form.tsx';
import type { OrderScreen } from './load.server.ts';

export function OrderMoney({ order, answer }: { order: OrderScreen; answer: FormAnswer | undefined }) {
  const { money, refunds, may, key, number } = order;
  const of = (intent: string) => (answer?.typed?.intent === intent ? answer : undefined);
  return (
    <Section plain title={texts.money.title}>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {money.sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
        <dt className="font-semibold">{texts.money.total}</dt>
        <dd className="text-right font-semibold">{money.total}</dd>
        {[...money.rates, ...money.state].map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
      </dl>
      {money.rebates.length > 0 && <p className="mt-2 text-sm">{money.rebates.join(', ')}</p>}
      {money.points && <p className="mt-2 text-sm">{money.points}</p>}
      <Moments title={texts.money.payments} items={money.payments} />
      <Moments title={texts.money.refunds} items={refunds.map(({ id, ...refund }) => ({ key: id, ...refund }))} />
      {may.change && money.toCome !== null && !money.isBookedHere && (
        <div className="mt-4 border-line border-t pt-4">
          <h3>{texts.incoming.title}</h3>
          <IncomingForm key={money.toCome} order={order} answer={answer} look="secondary" />
        </div>
      )}
      {may.refund && money.refundable > 0 && (
        <Form method="post" className="mt-4 border-line border-t pt-4">
          <h3>{texts.refund.title}</h3>
          <p className="mb-2 text-ink-soft text-sm">{texts.refund.lead(money.refundableText)}</p>
          <input type="hidden" name="key" value={key} />
          <AmountField
            label={texts.refund.amount}
            error={of('refund')?.faults?.amount}
            first={of('refund')?.typed?.amount}
          />
          <div className="mt-3">
            <ConfirmButton intent="refund" look="danger" question={texts.refund.question(number)}>
              {texts.refund.button}
            </ConfirmButton>
          </div>
        </Form>
      )}
      {may.refund && money.byHand > 0 && (
        <Form method="post" className="mt-4 border-line border-t pt-4">
          <p className="mb-2">{texts.refund.handLead(money.byHandText)}</p>
          <input type="hidden" name="key" value={`${key}-hand`} />
          <input type="hidden" name="grosze" value={money.byHand} />
          <ConfirmButton intent="paid-by-hand" look="secondary" question={texts.refund.handQuestion(number)}>
            {texts.refund.handButton}
          </ConfirmButton>
        </Form>
      )}
    </Section>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right">{amount}</dd>
    </>
  );
}

function Moments({ title, items }: { title: string; items: { key: number; text: string; at: string }[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">{title}</h3>
      <ul className="figures text-sm">
        {items.map(({ key, text, at }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4">
            <span>{text}</span>
            <span className="text-ink-soft">{at}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
