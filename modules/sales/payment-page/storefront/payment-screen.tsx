import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { useFirstError } from '#platform/forms/storefront/use-first-error.ts';
import { focusHeading } from '#platform/navigation/storefront/announce-page.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { SERVICE_GRID } from '#platform/ui/service-frame.tsx';
import { WAIT } from './blik-wait.tsx';
import { GiftCardForm } from './gift-card-form.tsx';
import type { PaymentProps } from './load.server.ts';
import { MethodForm } from './method-form.tsx';
import { AccountOffer, NextSteps } from './next-steps.tsx';
import { PaymentSums } from './payment-sums.tsx';
import { StepPanel } from './step-panel.tsx';
import { Thanks } from './thanks.tsx';

const TONES = {
  chosen: 'info',
  cancelled: 'warning',
  accepted: 'success',
  refunded: 'info',
  error: 'error',
  restart: 'warning',
} as const;

export function PaymentScreen({ payment, answer }: PaymentProps) {
  const { number, step, state, title, money, settled } = payment;
  useFirstError(answer, answer?.problem !== undefined);
  useStepFocus(payment, answer);
  // Another tab or the bank may pay it meanwhile.
  useFollowPayment(money.open && !settled && step !== 'called-off');
  // Before the customer went to the bank there is nothing to wait for.
  const waits = state?.code === 'chosen' && step !== 'use-card';
  // The BLIK panel shows it, with the remaining time.
  const isAwaited = (payment.begun && step !== 'confirm-in-app') || step === 'transfer';
  // The thanks show it.
  const stateAlert = state && !(settled && state.code === 'accepted') && (
    <Message kind={TONES[state.code]} title={state.title}>
      <p>{state.text}</p>
    </Message>
  );
  return (
    // As high as the window in every step: content below does not move.
    <div className="min-h-dvh">
      {payment.wasPlaced && (
        <Message kind="info" className="mb-4">
          <p>{paymentTexts.placedBefore}</p>
        </Message>
      )}
      {settled ? (
        <Thanks payment={payment} />
      ) : (
        <>
          <h1>{title}</h1>
          <p className="figures mt-2 text-ink-soft">{paymentTexts.number(number)}</p>
        </>
      )}
      {state?.code === 'chosen' && title === paymentTexts.pay && <p className="mt-2">{paymentTexts.taken}</p>}
      {/* The transfer data contain it. */}
      {money.open && step !== 'transfer' && (
        <p className="figures mt-4 font-display text-2xl font-bold lg:hidden">
          {paymentTexts.toPay}: {money.left}
        </p>
      )}
      {/* The content of another step or method is new, not moved. */}
      <div
        key={`${step} ${payment.method}`}
        className={classNames('mt-6', SERVICE_GRID, saysAll(payment) && SETTLED_GRID)}
      >
        <div className="grid gap-6">
          {answer?.problem && !answer.field && (
            <Message kind="error">
              <p>{answer.problem}</p>
            </Message>
          )}
          {!waits && stateAlert}
          {answer?.done && money.open && (
            <div id={DONE}>
              <Message kind="success">
                <p>{answer.done}</p>
              </Message>
            </div>
          )}
          <StepPanel payment={payment} answer={answer} />
          {waits && isAwaited && stateAlert}
          <MethodForm payment={payment} answer={answer} />
          {payment.takesCards && step !== 'use-card' && <GiftCardForm key={money.left} answer={answer} />}
          {step !== 'called-off' && <NextSteps payment={payment} />}
        </div>
        <Side payment={payment} />
      </div>
    </div>
  );
}

/** The total, until the thanks show it, and an offer of an account. */
function Side({ payment }: Pick<PaymentProps, 'payment'>) {
  const allSaid = saysAll(payment);
  const offersAccount = payment.step !== 'called-off' && !payment.hasAccount;
  if (allSaid && !offersAccount) return null;
  return (
    <div className="grid gap-6 lg:sticky lg:top-6">
      {!allSaid && <PaymentSums payment={payment} />}
      {offersAccount && <AccountOffer />}
    </div>
  );
}

/** The sums are below the thanks. */
const saysAll = ({ settled, money }: PaymentProps['payment']) => settled && !money.open;

/** Two boxes of one height; a single one takes the width. */
const SETTLED_GRID = 'lg:items-stretch lg:[&>:only-child]:col-span-2';

const DONE = 'payment-done';

/** The focused field or button disappears with its step: focus moves to its result. */
function useStepFocus({ step, method, state }: PaymentProps['payment'], answer: PaymentProps['answer']): void {
  const now = `${step} ${method}`;
  const shown = useRef(now);
  const refused = state?.code === 'error';
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    // A refused code focuses its own field.
    if (!refused) focusHeading(step === 'confirm-in-app' ? `#${WAIT}` : undefined);
  }, [now, step, refused]);
  useEffect(() => {
    if (answer?.done) focusHeading(document.getElementById(DONE) ? `#${DONE}` : undefined);
  }, [answer]);
}

const EVERY = 3000;

/** A page in the background waits until it is visible. */
function useFollowPayment(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // A new request would abort the running one: on a slow connection none would finish.
    if (!waiting || state !== 'idle') return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setTimeout(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waiting, revalidate, state]);

  // A restored connection requests at once: an older request may hang for long.
  useEffect(() => {
    if (!waiting) return;
    const requestAgain = () => void revalidate();
    window.addEventListener('online', requestAgain);
    return () => window.removeEventListener('online', requestAgain);
  }, [waiting, revalidate]);
}
