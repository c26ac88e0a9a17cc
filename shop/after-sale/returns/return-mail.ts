import { returnAddress } from '#rules/after-sale/returns/return-steps.ts';
import type { ReturnView } from '#rules/after-sale/returns/return-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { handleJob } from '#shop/platform/jobs/index.ts';
import { composeMail, type MailBlock, sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { readOrderById } from '#shop/selling/orders/index.ts';
import { returnMailTexts as texts } from '#texts/after-sale/return-mail.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { readReturn } from './read-return.ts';
import { type ReturnLetter, returnMailJob } from './return-mail-job.ts';

/** Writes the letters that were queued with what they tell of; each is written once, however often the job runs. */
export const writeReturnMails = handleJob(returnMailJob, async (shop, { returnId, letter, voucher, note }) => {
  const filed = await readReturn(shop.db, returnId);
  const order = filed && (await readOrderById(shop.db, filed.orderId));
  if (!filed || !order) return;
  const { subject, title } = texts[letter];
  const href = `${shop.origin}${returnAddress(filed.code)}&token=${encodeURIComponent(order.accessToken)}`;
  const mail = composeMail(shop, {
    title,
    preview: texts.preview(filed.code, formatMoney(filed.amount)),
    blocks: [
      { kind: 'paragraph', text: leadOf(filed, letter) },
      { kind: 'facts', facts: facts(filed, voucher, note) },
      ...(letter === 'filed' ? [...goods(filed), ...nextStep(filed, shop.settings)] : []),
      { kind: 'button', text: texts.open, href },
    ],
  });
  const key = `return-${returnId}-${letter}`;
  await sendMail(shop.db, { to: order.email, subject: subject(filed.code), ...mail, key }, shop.now());
});

function leadOf({ withdrawalId }: ReturnView, letter: ReturnLetter): string {
  return letter === 'cancelled' && withdrawalId !== null ? texts.cancelled.leadWithdrawn : texts[letter].lead;
}

function facts({ code, orderNumber, refundWay, amount }: ReturnView, voucher = '', note = '') {
  const named = [
    { name: texts.code, value: code },
    { name: texts.order, value: orderNumber },
    { name: texts.way, value: refundWay ? returnsTexts.refund.ways[refundWay].name : '' },
    { name: texts.amount, value: formatMoney(amount) },
    { name: texts.voucher, value: voucher },
    { name: texts.reply, value: note },
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

/** The same words as on the page of the return: whoever has only the letter knows where to go with the goods. */
function nextStep({ method, place }: ReturnView, { company }: Shop['settings']): MailBlock[] {
  if (!method) return [];
  const { next, steps, codeHint, codeHintAtShop } = returnsTexts.status;
  const { name, street, zipcode, city } = method === 'point' && place ? place : company;
  const hint = method === 'point' ? codeHintAtShop : codeHint;
  return [
    { kind: 'heading', text: next },
    { kind: 'paragraph', text: `${steps[method](`${name}, ${street}, ${zipcode} ${city}`)} ${hint}` },
  ];
}
