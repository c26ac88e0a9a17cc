import { randomUUID } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { mustBeUnopened } from '#modules/after-sale/claims/rules/find-bar.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { lineChoices } from '#modules/sales/basket/texts/line-details.ts';
import { seekOwnOrder, withoutPersonalData } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { parsePieces, proofReason } from '../../rules/withdrawal-view.ts';
import { areWithdrawable, getWithdrawable } from '../../server/index.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { getSigner } from '../signer.server.ts';

/** Without a statement it redirects to the statement. */
export async function findStatement(context: Readonly<RouterContextProvider>, url: URL) {
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  if (!own) throw redirect('/odstapienie');
  const { order } = own;
  const pieces = parsePieces(url.searchParams.get('pozycje') ?? '');
  if (own.by === 'named' && proofReason(order, pieces)) throw redirect(`/odstapienie?zamowienie=${order.number}`);
  const name = getSigner(context, withoutPersonalData(own));
  const back = `/odstapienie?${new URLSearchParams({ zamowienie: order.number, pozycje: url.searchParams.get('pozycje') ?? '' })}`;
  if (pieces.length === 0 || name.length < 3) throw redirect(`/odstapienie?zamowienie=${order.number}`);
  return { order, shown: withoutPersonalData(own), pieces, name, back };
}

/** Step two: the statement in full, to be confirmed. */
export async function loadConfirmation(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, shown, pieces, name, back } = await findStatement(context, url);
  const shop = context.get(shopContext);
  const lines = await getWithdrawable(shop, order);
  if (!areWithdrawable(lines, pieces)) throw redirect(`/odstapienie?zamowienie=${order.number}&zmiana=1`);
  const { company } = shop.settings;
  const chosen = pieces.flatMap(({ lineId, quantity }) => {
    const withdrawable = lines.find(({ line }) => line.lineId === lineId);
    if (!withdrawable) return [];
    const { line } = withdrawable;
    return [
      {
        lineId,
        name: [line.name, ...lineChoices(line)].join(', '),
        quantity: quantityWithUnit(quantity, line),
        notes: [
          line.deliveredAt ? withdrawalTexts.confirm.delivered(longDay(line.deliveredAt)) : '',
          mustBeUnopened(line) ? withdrawalTexts.confirm.unopened : '',
        ].filter(Boolean),
      },
    ];
  });
  return {
    orderNumber: order.number,
    // Sent again, the same statement is recognised.
    key: randomUUID(),
    name,
    back,
    lines: chosen,
    placed: withdrawalTexts.confirm.placed(longDay(order.placedAt)),
    to: [company.name, company.street, `${company.zipcode} ${company.city}`],
    email: shown.email ? withdrawalTexts.statement.email(shown.email) : withdrawalTexts.statement.emailOfOrder,
  };
}

export type ShownConfirmation = Awaited<ReturnType<typeof loadConfirmation>>;
