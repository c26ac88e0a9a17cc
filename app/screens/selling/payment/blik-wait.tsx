import { useCountdown } from '#app/features/platform/countdown/countdown-clock.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { CodeOnPhoneIcon } from '#app/ui/icons/contact.tsx';
import * as paymentTexts from '#texts/selling/payment.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import type { ShownPayment } from './load.server.ts';
import { useSending } from './use-sending.ts';

const texts = paymentTexts.blik;

/** The heading of what is waited for. */
export const WAIT = 'blik-wait';

type BlikWaitProps = Pick<ShownPayment, 'state' | 'until' | 'bankApp' | 'here'>;

/** S8.34: the code is at the bank; the page follows by itself, or by the link without JavaScript. */
export function BlikWait({ state, until, bankApp, here }: BlikWaitProps) {
  const cancelling = useSending('cancel');
  return (
    <Card>
      <div role="status" className="flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
          <CodeOnPhoneIcon className="size-7" />
        </span>
        <div>
          <h2 id={WAIT} className="type-sub">
            {texts.confirmTitle}
          </h2>
          <p className="mt-2">{texts.confirm}</p>
          {until && <p className="figures mt-1 text-ink-soft">{texts.until(until.clock)}</p>}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-surface-2 px-4 py-3">
        <p className="font-semibold">{state?.title}</p>
        {until && <TimeLeft until={until.iso} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* For those whose browser does not follow the payment by itself. */}
        <ButtonLink to={here} size="lg" className="max-sm:w-full">
          {texts.refresh}
        </ButtonLink>
        {bankApp && (
          <a
            href={bankApp}
            target="_blank"
            rel="noopener"
            className={`${buttonLook({ look: 'secondary' })} text-center max-sm:w-full sm:min-h-14`}
          >
            {texts.bankApp}
          </a>
        )}
        <PostForm className="max-sm:w-full">
          <Button
            type="submit"
            name="intent"
            value="cancel"
            look="quiet"
            wide
            className="sm:min-h-14"
            loading={cancelling}
          >
            {texts.again}
          </Button>
        </PostForm>
      </div>
    </Card>
  );
}

function TimeLeft({ until }: { until: string }) {
  const left = useCountdown(until);
  if (left === null) return null;
  // Its place, so that no button moves away from under a thumb.
  if (left === 'waiting') return <p className="needs-js h-8" />;
  return (
    <p role="timer" className="figures text-2xl font-semibold">
      <span className="text-base font-normal text-ink-soft">{texts.timeLeft} </span>
      {left.minutes}:{String(left.seconds).padStart(2, '0')}
    </p>
  );
}
