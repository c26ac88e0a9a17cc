import type { RouterContextProvider } from 'react-router';
import { refuse } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { type MoveResult, moveOrders, removeOrderView, saveOrderView } from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';

/** Where the buttons of the bar move orders to. */
const MOVES: Record<string, OrderState> = {
  pack: 'packing',
  send: 'sent',
  ready: 'ready',
  deliver: 'delivered',
  cancel: 'cancelled',
};

export interface OrdersAnswer extends FormAnswer {
  /** Orders that were not moved, with the reason. */
  left?: string[];
  /** The selection, when nothing was moved. */
  marked?: number[];
}

export async function changeOrders(context: Readonly<RouterContextProvider>, request: Request): Promise<OrdersAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const intent = field('intent');
  const staffId = staffOf(context).id;
  if (intent === 'save-view') {
    const outcome = await saveOrderView(shop, staffId, { title: field('title'), filter: field('filter') });
    return outcome === 'saved'
      ? { done: texts.views.saved }
      : refuse(form, { faults: { title: texts.views[outcome] } });
  }
  if (intent === 'remove-view') {
    await removeOrderView(shop, staffId, Number(field('view')));
    return { done: texts.views.removed };
  }
  const state = ownEntry(MOVES, intent);
  const ids = form.getAll('order').map(Number);
  if (!state || ids.length === 0) return { refused: texts.bulk.nothing };
  const results = await moveOrders(
    shop,
    ids.map((orderId) => ({ orderId })),
    state,
  );
  const answer = results === 'too-many' ? { refused: texts.bulk['too-many'] } : describeResults(results, state);
  return answer.refused ? { ...answer, marked: ids } : answer;
}

export function describeResults(results: readonly MoveResult[], state: OrderState): OrdersAnswer {
  const moved = results.filter(({ refusal }) => refusal === null).length;
  const left = results.flatMap(({ number, state, refusal }) =>
    refusal === null
      ? []
      : [texts.result.one(number, state ? texts.stateOf[state] : '', texts.result.reasons[refusal])],
  );
  const told = texts.result.moved(moved, texts.stateOf[state]);
  return moved > 0 ? { done: told, left } : { refused: told, left };
}
