import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { listToPayByHand, type ToPayByHand } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

export async function loadTransfers(context: Readonly<RouterContextProvider>) {
  const rows = await listToPayByHand(staffShop(context));
  return {
    rows: rows.map((row) => ({
      value: nameTransfer(row),
      number: row.number,
      name: row.name.trim() || row.email,
      email: row.email,
      account: row.account,
      note: row.note,
      amount: formatMoney(row.amount),
      transfer: texts.transfer(row.number),
      since: row.since,
    })),
    sum: formatMoney(rows.reduce((all, { amount }) => all + amount, 0)),
    /** One click books each of them once. */
    key: crypto.randomUUID() as string,
  };
}

/** With the sum: a click on an old page does not book a changed amount. */
export function nameTransfer({ partId, orderId, amount }: ToPayByHand): string {
  return `${partId === null ? `order-${orderId}` : `part-${partId}`}-${amount}`;
}
