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

/** Where an order is paid, and where its shopper is thanked. */
export function PaymentScreen({ payment, answer }: PaymentProps) {
  const { number, step, state, title, money, settled } = payment;
  useFirstError(answer, answer?.problem !== undefined);
  useStepFocus(payment, answer);
  // Another tab or the bank may pay it meanwhile.
  useFollowPayment(money.open && !settled && step !== 'called-off');
  // Money is waited for only after the shopper has gone for it or is told where to send it: before that there is only something to do.
  const waits = state?.code === 'chosen' && step !== 'use-card';
  // A code at the bank says so itself, with the time that is left.
  const isAwaited = (payment.begun && step !== 'confirm-in-app') || step === 'transfer';
  // The thanks say themselves that the money has come.
  const stateAlert = state && !(settled && state.code === 'accepted') && (
    <Message kind={TONES[state.code]} title={state.title}>
      <p>{state.text}</p>
    </Message>
  );
  return (
    // As high as the window, regardless of the step: what is below keeps its place.
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
      {/* What is to be transferred is among the data for the bank. */}
      {money.open && step !== 'transfer' && (
        <p className="figures mt-4 font-display text-2xl font-bold lg:hidden">
          {paymentTexts.toPay}: {money.left}
        </p>
      )}
      {/* What another step or way to pay shows is rendered anew, not moved about. */}
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

/** What the order comes to, until the thanks say it, and an account for those who have none. */
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

/** Nothing is left to be paid: the sums stand under the thanks. */
const saysAll = ({ settled, money }: PaymentProps['payment']) => settled && !money.open;

/** Two boxes of one height below the thanks; what is alone takes the width. */
const SETTLED_GRID = 'lg:items-stretch lg:[&>:only-child]:col-span-2';

/** What a card has paid. */
const DONE = 'payment-done';

/** The field or button that was pressed is gone with its step: the keyboard goes on from what came of it. */
function useStepFocus({ step, method, state }: PaymentProps['payment'], answer: PaymentProps['answer']): void {
  const now = `${step} ${method}`;
  const shown = useRef(now);
  const refused = state?.code === 'error';
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    // A refused code has its own field to go to.
    if (!refused) focusHeading(step === 'confirm-in-app' ? `#${WAIT}` : undefined);
  }, [now, step, refused]);
  useEffect(() => {
    if (answer?.done) focusHeading(document.getElementById(DONE) ? `#${DONE}` : undefined);
  }, [answer]);
}

const EVERY = 3000;

/** Requests the payment again while it is open; a page in the background waits until it is visible. */
function useFollowPayment(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // A new question would call off the one under way: on a slow line none would ever be answered.
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

  // A line that is back is asked over at once: a question from before may hang for long.
  useEffect(() => {
    if (!waiting) return;
    const requestAgain = () => void revalidate();
    window.addEventListener('online', requestAgain);
    return () => window.removeEventListener('online', requestAgain);
  }, [waiting, revalidate]);
}
