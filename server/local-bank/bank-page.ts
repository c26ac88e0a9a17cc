import { html } from 'hono/html';
import { isExternal } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { BankTransfer } from '#modules/sales/payments/server/index.ts';
import * as texts from '#modules/sales/payments/texts/local-bank.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { localPage, type Markup } from '../local-page.ts';

export function bankPage(heading: string, body: Markup | string): Markup {
  const title = `${heading} | ${texts.name}`;
  return localPage({ name: texts.name, title, heading, styles: '/bank/bank.css', footer: texts.test, body });
}

/** One payment with everything that may become of it. */
export function transferBody(transfer: BankTransfer, shopName: string): Markup {
  const others = [
    ...(transfer.kind === 'card' ? [button('card-type', texts.cardType)] : []),
    button('time-out', texts.timeOut),
    button('break', texts.breakOff),
  ];
  return html`${facts(transfer, shopName)}
${
  transfer.state === 'waiting'
    ? html`<form method="post">
${button('accept', texts.accept, true)}
${button('refuse', texts.refuse)}
<a class="back" href="${transfer.returnAddress}">${texts.leave}</a>
<details><summary>${texts.others}</summary><div>${others}</div></details>
</form>`
    : html`<p role="status">${texts.decided}</p><a class="back" href="${transfer.returnAddress}">${texts.back}</a>`
}`;
}

/** The bank's app: every code of theirs that waits, with its answers. */
export function blikBody(waiting: readonly BankTransfer[], shopName: string): Markup {
  if (waiting.length === 0) return html`<p>${texts.blikEmpty}</p><p>${texts.blikLead}</p>`;
  const items = waiting.map(
    (transfer) => html`<li>${facts(transfer, shopName)}<form method="post">
<input type="hidden" name="reference" value="${transfer.reference}">
${button('accept', texts.confirm, true)}
${button('refuse', texts.refuse)}
${button('break', texts.breakOff)}
</form></li>`,
  );
  return html`<p>${texts.blikLead}</p><ul>${items}</ul>`;
}

function facts({ amount, title, kind, blikCode }: BankTransfer, shopName: string): Markup {
  return html`<dl>
<dt>${texts.payee}</dt><dd>${shopName}</dd>
<dt>${texts.amount}</dt><dd>${formatMoney(amount)}</dd>
<dt>${texts.order}</dt><dd>${title}</dd>
<dt>${texts.way}</dt><dd>${isExternal(kind) ? texts.ways[kind] : kind}</dd>
${blikCode ? html`<dt>${texts.code}</dt><dd>${blikCode}</dd>` : ''}
</dl>`;
}

function button(decision: string, label: string, main = false): Markup {
  return html`<button name="decision" value="${decision}"${main ? html` class="main"` : ''}>${label}</button>`;
}
