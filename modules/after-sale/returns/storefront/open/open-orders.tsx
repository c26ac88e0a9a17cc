import { GOODS_ROW, GoodsLines, ROW_BUTTON } from '#modules/sales/orders/storefront/own-order/goods-row.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import parcelBackPicture from '#platform/ui/still-lifes/parcel-back.webp';
import * as returnsTexts from '../../texts/storefront.ts';
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
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {orders.map(({ number, facts, until, goods, link, begun }) => (
            <li key={number} className="@container p-5 md:px-6">
              <div className={GOODS_ROW}>
                <GoodsLines
                  level="h3"
                  title={returnsTexts.order(number)}
                  goods={goods}
                  facts={facts}
                  note={<span className="block font-medium text-ok">{until}</span>}
                />
                <ButtonLink
                  to={link}
                  look={begun ? 'primary' : 'secondary'}
                  className={ROW_BUTTON}
                  aria-label={`${begun ? texts.resume : texts.start}: ${returnsTexts.order(number)}`}
                >
                  {begun ? texts.resume : texts.start}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
