import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { bookPaidByHand, bookPartPaid, listToPayByHand, type ToPayByHand } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { nameTransfer } from './load.server.ts';

export interface TransfersAnswer extends ActAnswer {
  marked?: string[];
}

/** Books selected rows that are still in the list with the same sum. */
export async function changeTransfers(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<TransfersAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  if (form.get('intent') !== 'paid') throw unknownIntent();
  const chosen = form.getAll('transfer').map(String);
  if (chosen.length === 0) return { refused: texts.none };
  const rows = (await listToPayByHand(shop)).filter((row) => chosen.includes(nameTransfer(row)));
  let paid = 0;
  for (const row of rows) if (await book(shop, row, String(form.get('key')))) paid += 1;
  if (paid === chosen.length) return { done: texts.paid(paid) };
  const left = texts.left(chosen.length - paid);
  return { refused: paid > 0 ? `${texts.paid(paid)} ${left}` : left, marked: chosen };
}

async function book(shop: Shop, { partId, orderId, amount }: ToPayByHand, key: string): Promise<boolean> {
  if (partId !== null) return (await bookPartPaid(shop, partId)) === 'booked';
  return (await bookPaidByHand(shop, orderId, { amount, key: `${key}-${orderId}` })) === 'booked';
}
