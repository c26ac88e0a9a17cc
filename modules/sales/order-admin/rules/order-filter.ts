import { ORDER_STATES, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { isDay } from '#platform/time/rules/day.ts';

/**
 * `to-pack`: not begun, and the payment allows packing; `awaited`: not begun, and the payment is missing; `pay-back`: the shop holds too
 * much.
 */
export const MONEY_FILTERS = ['paid', 'unpaid', 'pay-back', 'to-pack', 'awaited'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export interface OrderFilter {
  /** Number, name, email, phone, product or parcel. */
  text: string;
  state: OrderState | null;
  money: MoneyFilter | null;
  courierId: number | null;
  /** Days of Warsaw, `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  sort: OrderSort;
}

export const EVERY_ORDER: OrderFilter = {
  text: '',
  state: null,
  money: null,
  courierId: null,
  from: '',
  to: '',
  sort: 'newest',
};

const MAX_TEXT_LENGTH = 100;

/** Invalid values are left out. */
export function parseOrderFilter(query: URLSearchParams): OrderFilter {
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const courierId = Number(query.get('courier') ?? '');
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    state: oneOf(ORDER_STATES, query.get('state')),
    money: oneOf(MONEY_FILTERS, query.get('money')),
    courierId: Number.isInteger(courierId) && courierId > 0 ? courierId : null,
    from: day('from'),
    to: day('to'),
    sort: oneOf(ORDER_SORTS, query.get('sort')) ?? 'newest',
  };
}

/** The query without default values. */
export function orderFilterQuery(filter: OrderFilter): string {
  const { text, state, money, courierId, from, to, sort } = filter;
  const named = { q: text, state, money, courier: courierId, from, to, sort: sort === 'newest' ? '' : sort };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, String(value));
  return query.toString();
}

function oneOf<Value extends string>(known: readonly Value[], text: string | null): Value | null {
  return known.find((one) => one === text) ?? null;
}
