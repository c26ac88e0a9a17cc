import { useRouteExists } from '#app/features/platform/navigation/route-exists.ts';
import { paymentTexts } from '#texts/selling/payment.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownPayment } from './load.server.ts';

const { next, account, shop } = paymentTexts;
const REGISTER = '/rejestracja';

/** What happens now, and an account for those who have none. */
export function NextSteps({
  payment: { step, email, hasAccount, onlyOnline, waitsInShop },
}: {
  payment: ShownPayment;
}) {
  const routeExists = useRouteExists();
  const steps = [
    next.mail(email),
    step === 'paid' || step === 'on-delivery'
      ? onlyOnline
        ? next.paidOnline
        : next.packing
      : onlyOnline
        ? next.moneyOnline
        : next.money,
    onlyOnline ? next.online : waitsInShop ? next.pickup : next.sent,
  ];
  return (
    <>
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-xl">
          {next.title}
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
          {shop}
        </TextLink>
      </section>
      {!hasAccount && routeExists(REGISTER) && (
        <Card>
          <h2 className="text-xl">{account.title}</h2>
          <p className="mt-2 text-ink-soft">{account.text}</p>
          <ButtonLink to={REGISTER} look="secondary" className="mt-4">
            {account.link}
          </ButtonLink>
        </Card>
      )}
    </>
  );
}
