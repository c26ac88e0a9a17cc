import { Scene } from '#app/features/platform/shop-image/scene.tsx';
import { OrderedNames } from '#app/features/selling/own-order/order-marks.tsx';
import * as paymentTexts from '#texts/selling/payment.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ShownPayment } from './load.server.ts';

/** How many of the things that were bought stand under the thanks. */
const SHOWN = 4;

/** The order is on its way: thanks, the day in large letters, what was bought, and the shop's own picture. */
export function Thanks({ payment }: { payment: ShownPayment }) {
  const { title, number, promise, delivery, deliveryTerm, lines, scene, orderLink, step } = payment;
  // Money is still to be sent: on a phone the data for the bank follow at once.
  const paysNext = step === 'transfer';
  const how = delivery.filter((line) => line !== promise);
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="@container p-5 md:p-8 lg:p-10">
        <h1>{title}</h1>
        <p className="figures mt-2 text-ink-soft">{paymentTexts.number(number)}</p>
        {promise && <p className="type-section mt-6 text-brand">{promise}</p>}
        {how.map((line, index) => (
          <p key={line} className={promise || index > 0 ? 'wrap-anywhere' : 'mt-6 font-semibold'}>
            {line}
          </p>
        ))}
        {deliveryTerm && <p className="mt-1 text-sm text-ink-soft">{deliveryTerm}</p>}
        <OrderedNames
          shown={lines.slice(0, SHOWN)}
          more={Math.max(0, lines.length - SHOWN)}
          className={classNames('mt-6 border-t border-line pt-6', paysNext && 'max-lg:hidden')}
        />
        <ButtonLink
          to={orderLink}
          look={paysNext ? 'secondary' : 'primary'}
          size={paysNext ? 'md' : 'lg'}
          className={paysNext ? 'mt-5 lg:mt-8' : 'mt-8'}
        >
          {paymentTexts.order}
        </ButtonLink>
      </div>
      {scene && (
        <Scene
          file={scene}
          sizes="(min-width: 979px) 50vw, 100vw"
          className={classNames(
            'aspect-video lg:relative lg:aspect-auto lg:[&>img]:absolute lg:[&>img]:inset-0',
            paysNext ? 'max-lg:hidden' : 'max-lg:order-first',
          )}
        />
      )}
    </div>
  );
}
