import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { Track } from '#platform/ui/track.tsx';
import type { ShownPayment } from './load.server.ts';

const REGISTER = '/rejestracja';

/** From the confirmation email to the goods. */
export function NextSteps({ payment }: { payment: ShownPayment }) {
  const { email } = payment;
  const names = [paymentTexts.next.mail(email), moneyStep(payment), goodsStep(payment)];
  const stages = names.map((name, index) => ({ name, done: index === 0, current: index === 1 }));
  return (
    <Card>
      <section aria-labelledby="next-steps">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="next-steps" className="type-sub">
            {paymentTexts.next.title}
          </h2>
          <TextLink to="/" className="-my-2.5 inline-flex min-h-11 items-center">
            {paymentTexts.shop}
          </TextLink>
        </div>
        <div className="@container mt-4">
          <Track label={paymentTexts.next.title} stages={stages} />
        </div>
      </section>
    </Card>
  );
}

function moneyStep({ step, onlyOnline, waitsInShop }: ShownPayment): string {
  const next = paymentTexts.next;
  const isSettled = step === 'paid' || step === 'on-delivery';
  if (onlyOnline) return isSettled ? next.paidOnline : next.moneyOnline;
  if (waitsInShop) return isSettled ? next.preparing : next.moneyPickup;
  return isSettled ? next.packing : next.money;
}

function goodsStep({ email, onlyOnline, onlyCards, waitsInShop }: ShownPayment): string {
  const next = paymentTexts.next;
  if (onlyCards) return next.cards(email);
  if (onlyOnline) return next.online;
  return waitsInShop ? next.pickup : next.sent;
}

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
