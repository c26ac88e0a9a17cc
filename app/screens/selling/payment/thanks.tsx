import { Scene } from '#app/features/platform/shop-image/scene.tsx';
import { OrderedNames } from '#app/features/selling/own-order/order-marks.tsx';
import * as paymentTexts from '#texts/selling/payment.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ShownPayment } from './load.server.ts';

/** How many of the things that were bought stand under the thanks. */
const SHOWN = 4;

/** The order is on its way: thanks, the day in large letters, what was bought, and the shop's own picture. */
export function Thanks({ payment }: { payment: ShownPayment }) {
  const { title, number, promise, delivery, deliveryTerm, lines, scene, orderLink } = payment;
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
          className="mt-6 border-t border-line pt-6"
        />
        <ButtonLink to={orderLink} size="lg" className="mt-8">
          {paymentTexts.order}
        </ButtonLink>
      </div>
      {scene && (
        <Scene
          file={scene}
          sizes="(min-width: 979px) 50vw, 100vw"
          className="aspect-video max-lg:order-first lg:relative lg:aspect-auto lg:[&>img]:absolute lg:[&>img]:inset-0"
        />
      )}
    </div>
  );
}
