import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel-list.ts';
import type { OrderRow } from './load.server.ts';
import { useListKeys } from './use-list-keys.ts';

export const STATE_TONES: Record<OrderState, BadgeTone> = {
  new: 'warn',
  confirmed: 'brand',
  packing: 'accent',
  sent: 'ok',
  ready: 'ok',
  delivered: 'neutral',
  cancelled: 'error',
  returned: 'error',
};

/** Intent of each button of the bar, and the state it sets. */
const STEPS = [
  ['pack', 'packing'],
  ['send', 'sent'],
  ['ready', 'ready'],
  ['deliver', 'delivered'],
] as const;

/** Cards on a phone, columns in a window: one list, so that every order has one checkbox. */
const COLUMNS =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start gap-x-2 xl:grid-cols-[2.75rem_9rem_minmax(0,1.2fr)_minmax(0,2fr)_minmax(0,1fr)_9rem_9rem]';

interface OrderListProps {
  orders: OrderRow[];
  may: { move: boolean; cancel: boolean };
  /** The selection of a failed move. */
  marked?: readonly number[];
}

/** The list with its boxes, and the bar that moves all that are marked. */
export function OrderList({ orders, may, marked }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [marks, setMarks] = useState<readonly number[]>([]);
  const submit = useSubmit();
  useListKeys(list);
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[name=order]') ?? [])];
  const count = () => setMarks(boxes().flatMap(({ checked, value }) => (checked ? Number(value) : [])));

  // Those that went to another state left the list with their marks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the reason
  useEffect(count, [orders]);

  function chooseAll(checked: boolean) {
    for (const box of boxes()) box.checked = checked;
    count();
  }

  // Without a script, and without a selection: the actions for a single order.
  const chosen = marks.length === 0 ? orders : orders.filter(({ id }) => marks.includes(id));
  const isPossible = (state: OrderState) => chosen.some(({ next }) => next.includes(state));

  return (
    // A plain form, because one of its buttons opens a file.
    <form
      method="post"
      onChange={count}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement) || submitter.name === '') return;
        event.preventDefault();
        void submit(submitter);
      }}
    >
      <div className="rounded-md border border-line bg-surface">
        <div className={`${COLUMNS} border-line border-b bg-surface-2 px-1 font-semibold text-sm xl:px-2`}>
          <label className="flex min-h-11 items-center justify-center">
            <span className="sr-only">{texts.list.chooseAll}</span>
            <input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
          </label>
          {[
            texts.list.order,
            texts.list.person,
            texts.list.goods,
            texts.list.delivery,
            texts.list.sum,
            texts.list.state,
          ].map((name, at) => (
            <span key={name} className={at === 0 ? 'py-3' : 'hidden py-3 xl:block'}>
              {name}
            </span>
          ))}
        </div>
        <ul ref={list} aria-label={texts.list.label}>
          {orders.map((order) => (
            <OrderItem key={order.id} order={order} isMarked={marked?.includes(order.id)} />
          ))}
        </ul>
      </div>
      <p className="mt-2 hidden text-ink-soft text-sm xl:block">{texts.list.keys}</p>
      <fieldset className="bulk-bar" data-chosen={marks.length > 0 ? '' : undefined}>
        <legend className="sr-only">{texts.bulk.label}</legend>
        <p className="shrink-0 font-semibold text-sm" aria-live="polite">
          {texts.bulk.chosen(marks.length)}
        </p>
        <div className="flex min-w-0 gap-2 overflow-x-auto p-1 [&>button]:shrink-0 [&>button]:whitespace-nowrap">
          <Button
            type="submit"
            formMethod="get"
            formAction="/zaplecze/zamowienia/pliki/pakowanie.pdf"
            look="secondary"
            size="sm"
          >
            {texts.bulk.print}
          </Button>
          {may.move &&
            STEPS.filter(([, state]) => isPossible(state)).map(([intent, state]) => (
              <Button key={intent} type="submit" name="intent" value={intent} look="secondary" size="sm">
                {texts.bulk[state]}
              </Button>
            ))}
          {may.cancel && isPossible('cancelled') && (
            <ConfirmButton intent="cancel" look="danger" size="sm" question={texts.bulk.cancelQuestion}>
              {texts.bulk.cancelled}
            </ConfirmButton>
          )}
        </div>
      </fieldset>
    </form>
  );
}

function OrderItem({ order, isMarked }: { order: OrderRow; isMarked: boolean | undefined }) {
  const { id, number, to, state, placedAt, person, email, courierName, trackingNumber, total, money, goods } = order;
  return (
    <li className={`${COLUMNS} border-line border-t px-1 py-2 first:border-t-0 focus-within:bg-surface-2 xl:px-2`}>
      <label className="col-start-1 row-span-5 row-start-1 flex min-h-11 min-w-11 items-center justify-center xl:row-span-1">
        <span className="sr-only">{texts.list.choose(number)}</span>
        <input type="checkbox" name="order" value={id} defaultChecked={isMarked} />
      </label>
      <div>
        <Link to={to} data-row className="figures font-semibold">
          {number}
        </Link>
        <p className="figures text-ink-soft text-sm">{placedAt}</p>
      </div>
      <div className="order-last col-start-2 col-end-4 xl:order-none xl:col-auto">
        <p className="break-words">{person}</p>
        {person !== email && <p className="hidden break-all text-ink-soft text-sm xl:block">{email}</p>}
      </div>
      <p className="order-last col-start-2 col-end-4 text-sm xl:order-none xl:col-auto">{goods}</p>
      <p className="order-last col-start-2 col-end-4 text-sm xl:order-none xl:col-auto">
        {courierName}
        {trackingNumber && <span className="block break-words text-ink-soft">{texts.list.parcel(trackingNumber)}</span>}
      </p>
      <div className="figures text-right xl:text-left">
        <p className="font-semibold">{total}</p>
        <p className={order.isOpen ? 'text-sm text-warn' : 'text-ink-soft text-sm'}>{money}</p>
      </div>
      <p className="order-first col-start-2 col-end-4 xl:order-none xl:col-auto">
        <Badge tone={STATE_TONES[state]}>{texts.stateOf[state]}</Badge>
      </p>
    </li>
  );
}
