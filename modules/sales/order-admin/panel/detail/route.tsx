import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as listTexts from '../../texts/panel-list.ts';
import * as texts from '../../texts/panel-order.ts';
import { STATE_TONES } from '../list/order-list.tsx';
import { StaffNotes } from '../staff-notes.tsx';
import { changeOrder } from './action.server.ts';
import { IncomingMoney } from './incoming-form.tsx';
import { loadOrder } from './load.server.ts';
import { OrderChange } from './order-change.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderPeople } from './order-people.tsx';

export const handle: PanelHandle = {
  access: 'orders.see',
  actions: {
    move: 'orders.move',
    cancel: 'orders.cancel',
    'mark-returned': 'orders.move',
    note: 'orders.move',
    'change-people': 'orders.change',
    'change-delivery': 'orders.change',
    'take-off': 'orders.change',
    'book-payment': 'orders.change',
    refund: 'money.refund',
    'paid-by-hand': 'money.refund',
  },
  sensitive: ['book-payment', 'refund', 'paid-by-hand'],
  title: (data: { number: string } | undefined) => texts.title(data?.number ?? ''),
};

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrder(context, params.number ?? '');
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeOrder(context, request, params.number ?? '');

export default function Order() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { number, state, placedAt, byPhone, id, may, isChangeable } = order;
  return (
    <>
      <ScreenHeader
        title={texts.title(number)}
        state={<Badge tone={STATE_TONES[state]}>{listTexts.stateOf[state]}</Badge>}
        back={{ to: '/zaplecze/zamowienia', label: texts.back }}
        lead={[texts.placed(placedAt), byPhone ? texts.byPhone : ''].filter(Boolean).join('. ')}
      >
        <ButtonLink
          to={`/zaplecze/zamowienia/pliki/pakowanie.pdf?order=${id}`}
          look="secondary"
          size="sm"
          reloadDocument
        >
          {texts.print}
        </ButtonLink>
        <ButtonLink
          to={`/zaplecze/zamowienia/${number}/podglad`}
          look="secondary"
          size="sm"
          reloadDocument
          target="_blank"
          rel="noopener"
        >
          {texts.shopperView}
        </ButtonLink>
      </ScreenHeader>
      <ActResult answer={answer} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <IncomingMoney order={order} answer={answer} />
          {may.move && <OrderMoves order={order} answer={answer} />}
          <OrderLines lines={order.lines} />
          <OrderMoney order={order} answer={answer} />
          {may.change && isChangeable && <OrderChange order={order} answer={answer} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderPeople order={order} />
          <StaffNotes notes={order.notes} lead={texts.notes.lead} mayWrite={may.move} answer={answer} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}
