import { OrderedNames } from '#modules/sales/orders/storefront/own-order/order-marks.tsx';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { Scene } from '#platform/images/storefront/scene.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import type { ShownPayment } from './load.server.ts';
import { MAX_SHOWN_LINES, SumRows } from './payment-sums.tsx';

const { thanksParts } = paymentTexts;

/** Thanks, the day in large type, the bought goods and the shop's picture. */
export function Thanks({ payment }: { payment: ShownPayment }) {
  const { number, state, promise, place, deliveryTerm, lines, scene, orderLink, step, money } = payment;
  // A transfer is still due: on a phone its data follow at once.
  const paysNext = step === 'transfer';
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-2">
      <div className="@container p-5 md:p-8 lg:p-10">
        <h1>
          {thanksParts[0]} <span className="inline-block">{thanksParts[1]}</span>
        </h1>
        <p className="figures mt-1 text-ink-soft">{paymentTexts.number(number)}</p>
        {state?.code === 'accepted' && <Paid {...state} />}
        {promise && (
          <p className="mt-6 md:mt-8">
            <span className="block text-ink-soft">{promise.what}</span>{' '}
            <span className="block font-display text-2xl leading-tight font-bold tracking-tight text-balance text-brand md:text-3xl lg:text-4xl">
              {promise.when}
            </span>
          </p>
        )}
        <div className={promise ? 'mt-2' : 'mt-6'}>
          {place.map((line, index) => (
            <p key={line} className={classNames('wrap-anywhere', index === 0 && 'font-semibold')}>
              {line}
            </p>
          ))}
        </div>
        {deliveryTerm && <p className="mt-1 text-sm text-ink-soft">{deliveryTerm}</p>}
        <OrderedNames
          shown={lines.slice(0, MAX_SHOWN_LINES)}
          more={Math.max(0, lines.length - MAX_SHOWN_LINES)}
          className={classNames('mt-6 border-t border-line pt-6', paysNext && 'max-lg:hidden')}
        />
        {!money.open && <SumRows money={money} inParts className="mt-6 border-t border-line pt-6" />}
        <ButtonLink
          to={orderLink}
          look={paysNext ? 'secondary' : 'primary'}
          size={paysNext ? 'md' : 'lg'}
          className={classNames('max-sm:w-full', paysNext ? 'mt-5 lg:mt-8' : 'mt-8')}
        >
          {paymentTexts.order}
        </ButtonLink>
      </div>
      {scene && (
        <Scene
          file={scene}
          // Cropped at its sides, half as wide again as its box.
          sizes="(min-width: 61.1875rem) 64rem, 100vw"
          className={classNames(
            // Aligned to the left and larger, so that the right side is left out as a whole.
            'lg:relative lg:aspect-auto lg:[&>img]:absolute lg:[&>img]:inset-0 lg:[&>img]:h-[108%] lg:[&>img]:object-left',
            // On a phone above the text, and lower when transfer data follow.
            'max-lg:order-first',
            paysNext ? 'aspect-[7/2]' : 'aspect-[5/2]',
          )}
        />
      )}
    </div>
  );
}

/** S4.37, in small type. */
function Paid({ title, text }: NonNullable<ShownPayment['state']>) {
  return (
    <p role="status" className="mt-4 flex w-fit items-start gap-2 rounded-md bg-ok-soft px-4 py-2.5 text-ok">
      <CheckIcon className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="font-semibold">{title}.</strong> {text}
      </span>
    </p>
  );
}
