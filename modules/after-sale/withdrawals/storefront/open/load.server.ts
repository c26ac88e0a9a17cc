import type { RouterContextProvider } from 'react-router';
import { mustBeUnopened } from '#modules/after-sale/claims/rules/find-bar.ts';
import { listComplainedLines } from '#modules/after-sale/claims/server/index.ts';
import { quantityOutOf } from '#modules/catalogue/availability/texts/units.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { lineChoices } from '#modules/sales/basket/texts/line-details.ts';
import { ORDER_STATES } from '#modules/sales/order-ledger/rules/order-state.ts';
import { listOrders } from '#modules/sales/orders/server/index.ts';
import { enterOrder } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import {
  type OwnOrder,
  seekOwnOrder,
  withoutPersonalData,
} from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { parsePieces } from '../../rules/withdrawal-view.ts';
import { getWithdrawable } from '../../server/index.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
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
    lines: lines.map(({ line, max, until, obstacle }) => {
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
        max,
        details: lineChoices(line).join(', '),
        of: texts.of(quantityOutOf(max, line)),
        unopened: mustBeUnopened(line) ? texts.unopened : '',
        complained: complained.includes(lineId) ? texts.complained : '',
        deadline: until ? texts.until(longDay(until)) : texts.notBegun,
        obstacle: obstacle && withdrawalTexts.obstacles[obstacle],
        // Whether a seal is whole only the shopper knows: such goods they tick themselves.
        chosen: kept.length > 0 ? piece !== undefined : !mustBeUnopened(line),
        quantity: Math.min(piece?.quantity ?? max, max),
      };
    }),
  };
}

export type ShownWithdrawal = Awaited<ReturnType<typeof loadWithdrawal>>;
export type ShownStatement = NonNullable<ShownWithdrawal['statement']>;
