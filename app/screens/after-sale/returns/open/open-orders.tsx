import { OrderPhoto } from '#app/features/selling/own-order/order-marks.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import parcelBackPicture from '#app/ui/still-lifes/parcel-back.webp';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { ShownReturns } from './load.server.ts';

const texts = returnsTexts.orders;

/** S2.66: orders open to return, each with a start link. */
export function OpenOrders({ orders }: Pick<ShownReturns, 'orders'>) {
  return (
    <section>
      <h2 className="type-sub">{texts.title}</h2>
      {orders.length === 0 ? (
        <EmptyState
          picture={parcelBackPicture}
          title={texts.none}
          text={texts.noneText}
          link={{ to: '/konto/zamowienia', label: texts.noneLink }}
          className="mt-4"
        />
      ) : (
        <ul className="mt-4 grid gap-4">
          {orders.map(({ number, placedAt, until, photos, link, begun }) => (
            <li key={number}>
              <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
                <div>
                  <h3 className="figures type-sub">{returnsTexts.order(number)}</h3>
                  <p className="figures mt-1 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
                  <p className="figures text-sm font-medium text-ok">{until}</p>
                  <div className="mt-3 flex flex-wrap gap-2">
                    {photos.map(({ name, photo, photoTone }) => (
                      <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
                    ))}
                  </div>
                </div>
                <ButtonLink
                  to={link}
                  look={begun ? 'primary' : 'secondary'}
                  aria-label={`${begun ? texts.resume : texts.start}: ${returnsTexts.order(number)}`}
                >
                  {begun ? texts.resume : texts.start}
                </ButtonLink>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
