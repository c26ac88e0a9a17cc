import { type RouterContextProvider, redirect } from 'react-router';
import { returnQuantity } from '#modules/after-sale/returns/rules/return-obstacle.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { receiveEntry } from '#modules/sales/orders/storefront/order-entry/receive-entry.server.ts';
import { sendLinkTo } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { seekOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { proofReason, writePieces } from '../../rules/withdrawal-view.ts';
import { getWithdrawable } from '../../server/index.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { signerCookie } from '../signer.server.ts';
import { lineField, quantityField, type StatementField, statementForm } from '../withdrawal-steps.tsx';

const texts = withdrawalTexts.statement;

/** The order is named, or the statement is written: it goes on to its confirmation, and nothing is filed yet (X.04). */
export async function receiveStatement(request: Request, context: Readonly<RouterContextProvider>): Promise<FormReply> {
  const url = new URL(request.url);
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  if (!own) return receiveEntry(request, context, (number) => `/odstapienie?zamowienie=${number}`);
  const lines = (await getWithdrawable(context.get(shopContext), own.order)).filter(({ obstacle }) => !obstacle);
  const form = await parseForm(request, statementForm(own.order.lines.map(({ lineId }) => lineId)));
  if (form.kind === 'wrong') return form.reply;
  const pieces: Pieces[] = [];
  const faults: Partial<Record<StatementField, string>> = {};
  for (const { line, max } of lines) {
    if (!form.value[lineField(line.lineId)]) continue;
    const field = quantityField(line.lineId);
    const verdict = returnQuantity(parseQuantity(form.value[field] ?? '') ?? 0, max, line.step);
    if (verdict.kind === 'lowered') faults[field] = texts.tooMany(quantityWithUnit(max, line));
    else if (verdict.quantity > 0) pieces.push({ lineId: line.lineId, quantity: verdict.quantity });
  }
  if (Object.keys(faults).length > 0) return form.refuse({ fields: faults });
  if (pieces.length === 0) return form.refuse({ form: texts.none });
  const reason = own.by === 'named' ? proofReason(own.order, pieces) : null;
  if (reason) {
    const sent = await sendLinkTo(context, own.order.number, `/odstapienie?zamowienie=${own.order.number}`);
    return form.refuse({ form: sent === 'sent' ? texts.linkSent[reason] : orderLookupTexts.linkEnough });
  }
  const query = new URLSearchParams({ zamowienie: own.order.number, pozycje: writePieces(pieces) });
  throw redirect(`/odstapienie/potwierdzenie?${query}`, {
    headers: { 'Set-Cookie': signerCookie(context, own.order, form.value.name) },
  });
}
