import type { RouterContextProvider } from 'react-router';
import { enterOrder } from '#app/features/selling/own-order/enter-order.server.ts';
import {
  type OwnOrder,
  seekOwnOrder,
  withoutPersonalData,
} from '#app/features/selling/own-order/find-own-order.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { mustBeUnopened } from '#rules/after-sale/withdrawal/find-bar.ts';
import { parsePieces } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { ORDER_STATES } from '#rules/selling/orders/order-state.ts';
import { listComplainedLines } from '#shop/after-sale/claims/index.ts';
import { getWithdrawable } from '#shop/after-sale/withdrawals/index.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import { listOrders } from '#shop/selling/orders/index.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { quantityOutOf } from '#texts/platform/units.ts';
import { lineChoices } from '#texts/selling/line-details.ts';
import { getSigner } from '../signer.server.ts';

const texts = withdrawalTexts.statement;

/** Without an order the way to one; with it the statement. Nothing here files anything (X.04). */
export async function loadWithdrawal(context: Readonly<RouterContextProvider>, url: URL) {
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  if (!own) return { statement: null, ...(await ownOrders(context, Number(url.searchParams.get('strona')))) };
  const address = `/odstapienie?zamowienie=${own.order.number}`;
  if (own.token) throw enterOrder(context, own.order, 'proved', address);
  return { statement: await describeStatement(context, own, url), ...NO_ORDERS };
}

const NO_ORDERS = { signedIn: false, orders: [], page: 1, pages: 1 };
const OPEN = ORDER_STATES.filter((state) => state !== 'cancelled' && state !== 'returned');

async function ownOrders(context: Readonly<RouterContextProvider>, wanted: number) {
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  if (!session) return NO_ORDERS;
  const { orders, page, pages } = await listOrders(shop, session.customerId, { page: wanted, states: OPEN });
  return {
    signedIn: true,
    page,
    pages,
    orders: orders.map(({ number, placedAt, shown }) => ({ number, placedAt: longDay(placedAt), shown })),
  };
}

async function describeStatement(context: Readonly<RouterContextProvider>, own: OwnOrder, url: URL) {
  const shop = context.get(shopContext);
  const order = withoutPersonalData(own);
  const lines = await getWithdrawable(shop, order);
  const complained = await listComplainedLines(shop.db, order.id);
  const kept = parsePieces(url.searchParams.get('pozycje') ?? '');
  const open = lines.filter(({ obstacle }) => obstacle === null);
  return {
    orderNumber: order.number,
    email: order.email ? texts.email(order.email) : texts.emailOfOrder,
    name: getSigner(context, order),
    company: order.buyer === 'company',
    changed: url.searchParams.has('zmiana'),
    extended: open.length > 0 && !order.informedOfWithdrawal,
    nothing: open.length === 0,
    lines: lines.map(({ line, most, until, obstacle }) => {
      const { lineId, name, photo, photoTone, unit, unitPlural, step } = line;
      const piece = kept.find((one) => one.lineId === lineId);
      return {
        lineId,
        name,
        photo,
        photoTone,
        unit,
        unitPlural,
        step,
        most,
        details: lineChoices(line).join(', '),
        of: texts.of(quantityOutOf(most, line)),
        unopened: mustBeUnopened(line) ? texts.unopened : '',
        complained: complained.includes(lineId) ? texts.complained : '',
        deadline: until ? texts.until(longDay(until)) : texts.notBegun,
        obstacle: obstacle && withdrawalTexts.obstacles[obstacle],
        // Whether a seal is whole only the shopper knows: such goods they tick themselves.
        chosen: kept.length > 0 ? piece !== undefined : !mustBeUnopened(line),
        quantity: Math.min(piece?.quantity ?? most, most),
      };
    }),
  };
}

export type ShownWithdrawal = Awaited<ReturnType<typeof loadWithdrawal>>;
export type ShownStatement = NonNullable<ShownWithdrawal['statement']>;
