import { formatMoney } from '#rules/money/format-money.ts';
import { returnAddress } from '#rules/returns/return-steps.ts';
import type { ReturnView } from '#rules/returns/return-view.ts';
import { returnMailTexts as texts } from '#texts/return-mail.ts';
import { returnsTexts } from '#texts/returns.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { handleJob } from '../jobs/index.ts';
import { composeMail, type MailBlock, sendMail } from '../mail/index.ts';
import { readOrderById } from '../orders/index.ts';
import { readReturn } from './read-return.ts';
import { returnMailJob } from './return-mail-job.ts';

/** Writes the letters that were queued with what they tell of; each is written once, however often the job runs. */
export const writeReturnMails = handleJob(returnMailJob, async (shop, { returnId, letter, voucher }) => {
  const filed = await readReturn(shop.db, returnId);
  const order = filed && (await readOrderById(shop.db, filed.orderId));
  if (!filed || !order) return;
  const { subject, title, lead } = texts[letter];
  const href = `${shop.origin}${returnAddress(filed.code)}&token=${encodeURIComponent(order.accessToken)}`;
  const mail = composeMail(shop, {
    title,
    preview: texts.preview(filed.code, formatMoney(filed.amount)),
    blocks: [
      { kind: 'paragraph', text: lead },
      { kind: 'facts', facts: facts(filed, voucher) },
      ...(letter === 'filed' ? goods(filed) : []),
      { kind: 'button', text: texts.open, href },
    ],
  });
  const key = `return-${returnId}-${letter}`;
  await sendMail(shop.db, { to: order.email, subject: subject(filed.code), ...mail, key }, shop.now());
});

function facts({ code, orderNumber, refundWay, amount, reply }: ReturnView, voucher = '') {
  const named = [
    { name: texts.code, value: code },
    { name: texts.order, value: orderNumber },
    { name: texts.way, value: refundWay ? returnsTexts.refund.ways[refundWay].name : '' },
    { name: texts.amount, value: formatMoney(amount) },
    { name: texts.voucher, value: voucher },
    { name: texts.reply, value: reply },
  ];
  return named.filter(({ value }) => value !== '');
}

function goods({ lines }: ReturnView): MailBlock[] {
  const items = lines.map(({ name, versionName, sizeName, quantity, ...unit }) => ({
    name,
    detail: [versionName, sizeName, quantityWithUnit(quantity, unit)].filter(Boolean).join(', '),
  }));
  return [
    { kind: 'heading', text: texts.products },
    { kind: 'items', items },
  ];
}
