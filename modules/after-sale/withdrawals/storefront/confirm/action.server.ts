import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { withdraw } from '../../server/index.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { writeWithdrawalPdf } from '../withdrawal-pdf.server.ts';
import { findStatement } from './load.server.ts';

const KEY = /^[\da-f-]{36}$/;

/** X.04: only this files the withdrawal. */
export async function receiveConfirmation(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ text: string }> {
  const { order, pieces, name } = await findStatement(context, new URL(request.url));
  const shop = context.get(shopContext);
  const sent = await request.formData().catch(() => new FormData());
  const key = String(sent.get('key') ?? '');
  if (!KEY.test(key)) return { text: withdrawalTexts.confirm.stale };
  const outcome = await withdraw(shop, order, {
    key,
    pieces,
    name,
    writeReceipt: (made) => writeWithdrawalPdf(made, order, shop.settings),
  });
  if (outcome.kind === 'too-often') return { text: withdrawalTexts.confirm.tooOften };
  if (outcome.kind === 'changed') throw redirect(`/odstapienie?zamowienie=${order.number}&zmiana=1`);
  throw redirect(`/odstapienie/gotowe?kod=${outcome.code}`);
}
