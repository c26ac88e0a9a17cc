import { type RouterContextProvider, redirect } from 'react-router';
import { isComplaintMethod } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { detectFileType } from '#platform/files/rules/file-type.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm, toSentFiles } from '#platform/forms/storefront/parse-form.server.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ATTACHMENT_TYPES } from '../../rules/complaint-limits.ts';
import { complaintLink } from '../../rules/complaint-links.ts';
import {
  type FilingRefusal,
  fileComplaint,
  findComplaintByNumber,
  findFiledComplaint,
  writeMessage,
} from '../../server/index.ts';
import * as texts from '../../texts/products.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { attachmentFaultText } from '../../texts/storefront.ts';
import { complainable, findComplained } from './load.server.ts';
import {
  commentName,
  filesName,
  type OpenLine,
  type ProductsField,
  type ProductsValues,
  parseClaimedQuantity,
  productsForm,
  quantityName,
} from './products-form.ts';

/** Files the complaint; a wrong line, a foreign order and a repeated press change nothing. */
export async function receiveProducts(request: Request, context: Readonly<RouterContextProvider>) {
  const { order, token, customerId } = await findComplained(context, new URL(request.url));
  const shop = context.get(shopContext);
  const lines = (await complainable(shop, order)).filter(({ free }) => free > 0);
  const form = await parseForm(request, productsForm(lines));
  const { id: visitorId } = await context.get(visitorContext).ensure();
  if (form.kind === 'wrong') {
    // Sent again when all pieces are in the complaint it made: that complaint is the answer.
    const filed = await findFiledComplaint(shop, { visitorId, key: String(form.reply.initialValue.key) });
    if (filed) throw redirect(complaintLink(filed.number, token && filed.accessToken));
    return { ...form.reply, error: { ...(await findDisguised(lines, form.value)), ...form.reply.error } };
  }
  const { value } = form;
  const wanted = await Promise.all(
    lines.map(async (line) => ({
      lineId: line.lineId,
      quantity: parseClaimedQuantity(value[quantityName(line.lineId)], line)?.quantity ?? 0,
      description: value[commentName(line.lineId)] ?? '',
      files: await toSentFiles(value[filesName(line.lineId)] ?? []),
    })),
  );
  const who = { visitorId, customerId: order.customerId ?? customerId, key: value.key };
  const outcome = await fileComplaint(shop, order, who, wanted);
  if (outcome.kind !== 'filed') return form.refuse(refusalTexts(outcome));
  const isNoted = await recordMethod(shop, outcome.number, value.complain_method);
  const note = isNoted ? 'tak' : 'bez-zyczenia';
  throw redirect(`${complaintLink(outcome.number, token && outcome.accessToken)}&przyjeta=${note}`);
}

/** Files whose content does not match their name; reported with the other errors. */
async function findDisguised(lines: readonly OpenLine[], value: ProductsValues) {
  const faults: FormReply<ProductsField>['error'] = {};
  for (const { lineId } of lines) {
    for (const { name, bytes } of await toSentFiles(value[filesName(lineId)] ?? [])) {
      const type = detectFileType(bytes);
      if (!type || !ATTACHMENT_TYPES.includes(type))
        faults[filesName(lineId)] ??= [attachmentFaultText(name, 'wrong-type')];
    }
  }
  return faults;
}

/**
 * Without scripts the method comes with the form; with them the browser sends it from the complaint's own page (S7.58).
 * False when there was one and the thread did not take it.
 */
async function recordMethod(shop: Shop, number: string, method: string): Promise<boolean> {
  if (!isComplaintMethod(method)) return true;
  const complaint = await findComplaintByNumber(shop, number);
  const text = complaintTexts.methodComment(method);
  if (!complaint) return false;
  return (await writeMessage(shop, complaint.id, { text, key: `method:${text}` })).kind === 'written';
}

function refusalTexts(refusal: FilingRefusal): { fields?: Partial<Record<ProductsField, string>>; form?: string } {
  switch (refusal.kind) {
    case 'nothing-chosen':
      return { form: texts.nothingChosen };
    case 'no-description':
      return { fields: { [commentName(refusal.lineId)]: texts.descriptionMissing } };
    case 'too-many':
      return { fields: { [quantityName(refusal.lineId)]: texts.capped(formatQuantity(refusal.free)) } };
    case 'file-refused':
      return { fields: { [filesName(refusal.lineId)]: attachmentFaultText(refusal.file, refusal.reason) } };
    case 'not-open':
      return { form: texts.notOpen };
    case 'too-often':
      return { form: texts.tooOften };
    case 'wrong-key':
    case 'unknown-line':
      return { form: texts.stale };
  }
}
