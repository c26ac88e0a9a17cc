import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { useCountdown } from '#platform/countdown/storefront/countdown-clock.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { CodeOnPhoneIcon } from '#platform/ui/icons/contact.tsx';
import bellPicture from '#platform/ui/still-lifes/bell.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { ShownPayment } from './load.server.ts';
import { useSending, WithStillLife } from './step-parts.tsx';

const texts = paymentTexts.blik;

export const WAIT = 'blik-wait';

type BlikWaitProps = Pick<ShownPayment, 'state' | 'until' | 'bankApp' | 'here'>;

/** S8.34: the page polls the bank; without JavaScript there is a link. */
export function BlikWait({ state, until, bankApp, here }: BlikWaitProps) {
  const cancelling = useSending('cancel');
  return (
    <WithStillLife picture={bellPicture}>
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
      {(state || until) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-surface-2 px-4 py-3">
          {state && <p className="font-semibold">{state.title}</p>}
          {until && <TimeLeft {...until} />}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Without polling. */}
        <ButtonLink to={here} size="lg" className="max-sm:w-full">
          {texts.refresh}
        </ButtonLink>
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
      {bankApp && (
        <p className="mt-4 text-sm text-ink-soft">
          {texts.demo}{' '}
          <TextLink to={bankApp} external className="inline-block py-3">
            {texts.bankApp}
          </TextLink>
        </p>
      )}
    </WithStillLife>
  );
}

function TimeLeft({ iso, seconds }: NonNullable<ShownPayment['until']>) {
  const left = useCountdown(iso);
  const known = left !== null && left !== 'waiting';
  return (
    <>
      {known ? (
        <p role="timer" className="figures text-2xl font-semibold">
          <span className="text-base font-normal text-ink-soft">{texts.timeLeft} </span>
          {left.minutes}:{String(left.seconds).padStart(2, '0')}
        </p>
      ) : (
        // Reserves its place, so that no button moves.
        <p className="needs-js h-8" />
      )}
      <div aria-hidden="true" className="needs-js mt-2 h-1 basis-full overflow-hidden rounded-sm bg-line">
        {known && (
          <div
            className="h-full origin-left rounded-sm bg-brand transition-transform duration-1000 ease-linear"
            style={{ transform: `scaleX(${Math.min(1, (left.minutes * 60 + left.seconds) / seconds)})` }}
          />
        )}
      </div>
    </>
  );
}
