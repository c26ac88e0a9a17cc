import type { ReactNode } from 'react';
import { isOnCredit } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { BlikForm } from './blik-form.tsx';
import { BlikWait } from './blik-wait.tsx';
import { GiftCardForm } from './gift-card-form.tsx';
import type { PaymentProps } from './load.server.ts';
import { useSending } from './step-parts.tsx';

export function StepPanel({ payment, answer }: PaymentProps): ReactNode {
  const sending = useSending('pay');
  switch (payment.step) {
    case 'enter-code':
      return <BlikForm payment={payment} answer={answer} />;
    case 'confirm-in-app':
      return <BlikWait {...payment} />;
    case 'go-to-bank':
      return <BankForm payment={payment} answer={answer} />;
    case 'use-card':
      return <GiftCardForm key={payment.money.left} answer={answer} chosen />;
    case 'transfer':
      return <TransferData payment={payment} />;
    case 'on-delivery':
      return (
        <Card>
          <h2 className="type-sub">{paymentTexts.onDelivery.title}</h2>
          <p className="mt-2">
            {(payment.waitsInShop ? paymentTexts.onDelivery.textPickup : paymentTexts.onDelivery.text)(
              payment.money.left,
            )}
          </p>
        </Card>
      );
    case 'points':
      return (
        <Card>
          <p>{payment.points && paymentTexts.points.text(payment.points.needed, payment.points.balance)}</p>
          <PostForm className="mt-4">
            <Button type="submit" name="intent" value="pay" size="lg" loading={sending}>
              {paymentTexts.points.submit}
            </Button>
          </PostForm>
        </Card>
      );
    // Shown by the screen.
    case 'paid':
    case 'called-off':
    case 'choose':
      return null;
  }
}

function TransferData({ payment: { transfer, onlyOnline, waitsInShop } }: Pick<PaymentProps, 'payment'>) {
  const { title, payee, account, transferTitle, amount, note, notePickup, noteOnline } = paymentTexts.transfer;
  // A bank's field takes the number without spaces.
  const rows = [
    { name: payee, value: transfer?.payee },
    { name: account, value: transfer?.account, copied: transfer?.account.replaceAll(' ', '') },
    { name: transferTitle, value: transfer?.title, copied: transfer?.title },
    { name: amount, value: transfer?.amount, copied: transfer?.sum },
  ];
  return (
    <Card>
      <h2 className="type-sub">{title}</h2>
      <dl className="figures mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        {rows.map(({ name, value, copied }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="mb-2 flex items-center justify-between gap-x-4 font-semibold sm:mb-0 sm:min-h-11">
              <span className="min-w-0 wrap-anywhere select-all">{value}</span>
              {copied && <CopyButton name={name} value={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft">{onlyOnline ? noteOnline : waitsInShop ? notePickup : note}</p>
    </Card>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const { copy, copyWhat, copied, copyFailed } = paymentTexts.transfer;
  return (
    <Button
      look="quiet"
      size="sm"
      className="needs-js shrink-0 max-sm:-mr-3"
      aria-label={copyWhat(name)}
      onClick={() => void copyLink(value, { copied, copyFailed })}
    >
      {copy}
    </Button>
  );
}

const texts = paymentTexts.bank;

/** S8.35, S8.36: instalments also need consents. */
function BankForm({ payment: { kind, method, begun }, answer }: PaymentProps) {
  const sending = useSending('pay');
  const onCredit = kind !== null && isOnCredit(kind);
  const errorAt = (field: string) => (answer?.field === field ? answer.problem : undefined);
  return (
    <Card>
      <p>{texts.lead(method)}</p>
      <PostForm noValidate className="mt-4">
        {onCredit && (
          <div className="mb-4">
            <Checkbox
              name="consent"
              label={texts.consent}
              error={errorAt('consent')}
              defaultChecked={hasConsent(answer)}
            />
            {kind === 'instalments' && <Checkbox name="terms" label={texts.terms} error={errorAt('terms')} />}
          </div>
        )}
        <Button type="submit" name="intent" value="pay" size="lg" loading={sending}>
          {begun ? texts.resume : texts.submit}
        </Button>
      </PostForm>
    </Card>
  );
}

/** If only the terms are missing, the consent was given. */
function hasConsent(answer: PaymentProps['answer']): boolean {
  return answer?.field === 'terms';
}
