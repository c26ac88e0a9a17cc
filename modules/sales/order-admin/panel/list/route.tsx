import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import parcelPicture from '#platform/ui/still-lifes/parcel.webp';
import * as texts from '../../texts/panel-list.ts';
import { changeOrders } from './action.server.ts';
import { loadOrders } from './load.server.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';

export const handle: PanelHandle = {
  access: 'orders.see',
  actions: {
    pack: 'orders.move',
    send: 'orders.move',
    ready: 'orders.move',
    deliver: 'orders.move',
    cancel: 'orders.cancel',
    'save-view': 'orders.see',
    'remove-view': 'orders.see',
  },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadOrders(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => changeOrders(context, request);

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { orders, tabs, next, query, may } = data;
  return (
    <>
      <ScreenHeader title={texts.title}>
        {may.create && (
          <ButtonLink to="/zaplecze/zamowienia/telefon" look="secondary" size="sm">
            {texts.byPhone}
          </ButtonLink>
        )}
        {may.export && (
          <ButtonLink to={`/zaplecze/zamowienia/pliki/eksport.csv?${query}`} look="secondary" size="sm" reloadDocument>
            {texts.exportCsv}
          </ButtonLink>
        )}
        {may.refund && (
          <ButtonLink to="/zaplecze/przelewy" look="secondary" size="sm">
            {texts.payBackCsv}
          </ButtonLink>
        )}
      </ScreenHeader>
      <ActResult answer={answer} />
      {answer?.left && answer.left.length > 0 && (
        <section className="mb-5 rounded-md border border-line bg-surface p-4">
          <h2>{texts.result.refused}</h2>
          <ul className="mt-2 list-disc pl-5">
            {answer.left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <OrderFilters {...data} answer={answer} />
      <StateTabs label={texts.states} tabs={tabs} />
      {orders.length === 0 ? (
        <EmptyState picture={parcelPicture} title={texts.list.none} text={texts.list.noneLead} />
      ) : (
        <OrderList orders={orders} may={may} marked={answer?.marked} />
      )}
      {next && (
        <p className="mt-4">
          <ButtonLink to={next} look="secondary">
            {texts.list.next}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
