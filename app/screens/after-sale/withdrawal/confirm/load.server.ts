import { randomUUID } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { seekOwnOrder, withoutPersonalData } from '#app/features/selling/own-order/find-own-order.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { mustBeUnopened } from '#rules/after-sale/withdrawal/find-bar.ts';
import { parsePieces, proofReason } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { areWithdrawable, getWithdrawable } from '#shop/after-sale/withdrawals/index.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { lineChoices } from '#texts/selling/line-details.ts';
import { getSigner } from '../signer.server.ts';

/** What a confirmation is about; whoever comes here without a statement is led back to it. */
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
    const known = lines.find(({ line }) => line.lineId === lineId);
    if (!known) return [];
    const { line } = known;
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
