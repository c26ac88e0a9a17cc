import * as paymentTexts from '#texts/selling/payment.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownPayment } from './load.server.ts';

const REGISTER = '/rejestracja';

/** What happens now. */
export function NextSteps({ payment: { step, email, onlyOnline, onlyCards, waitsInShop } }: { payment: ShownPayment }) {
  const steps = [
    paymentTexts.next.mail(email),
    step === 'paid' || step === 'on-delivery'
      ? onlyOnline
        ? paymentTexts.next.paidOnline
        : paymentTexts.next.packing
      : onlyOnline
        ? paymentTexts.next.moneyOnline
        : paymentTexts.next.money,
    onlyCards
      ? paymentTexts.next.cards(email)
      : onlyOnline
        ? paymentTexts.next.online
        : waitsInShop
          ? paymentTexts.next.pickup
          : paymentTexts.next.sent,
  ];
  return (
    <Card>
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="type-sub">
          {paymentTexts.next.title}
        </h2>
        <ol className="mt-3 grid gap-2">
          {steps.map((text, at) => (
            <li key={text} className="flex gap-3">
              <span
                aria-hidden="true"
                className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
              >
                {at + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
        <TextLink to="/" className="mt-3 inline-block py-2.5">
          {paymentTexts.shop}
        </TextLink>
      </section>
    </Card>
  );
}

/** For those who have no account. */
export function AccountOffer() {
  return (
    <Card>
      <h2 className="type-sub">{paymentTexts.account.title}</h2>
      <p className="mt-2 text-ink-soft">{paymentTexts.account.text}</p>
      <ButtonLink to={REGISTER} look="secondary" className="mt-4">
        {paymentTexts.account.link}
      </ButtonLink>
    </Card>
  );
}
