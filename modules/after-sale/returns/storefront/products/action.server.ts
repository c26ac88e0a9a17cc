import { type RouterContextProvider, redirect } from 'react-router';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { seekOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { RETURN_PHOTOS_BYTES } from '../../rules/refund.ts';
import { stepAddress } from '../../rules/return-steps.ts';
import { addReturnPhoto, cancelReturn, findDraft, removeReturnPhotos, saveReturnProducts } from '../../server/index.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { findStep } from '../find-step.server.ts';
import {
  commentOf,
  lineField,
  type ProductsField,
  type ProductsValues,
  productsForm,
  quantityField,
} from './products-form.ts';

/** Step 2 is sent: the draft keeps what was chosen, and goes on when all of it can be sent back. */
export async function receiveReturnProducts(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const url = new URL(request.url);
  const shop = context.get(shopContext);
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  if (sent.get('intent') === 'cancel') throw await giveUp(context, url);
  const { order } = await findStep(context, url, 'products');
  const form = await parseForm(request, productsForm(order.lines.map(({ lineId }) => lineId)));
  if (form.kind === 'wrong') return form.reply;
  const outcome = await saveReturnProducts(shop, order, {
    wanted: parseLines(order, form.value),
    reason: parseReason(form.value.reason),
  });
  if (outcome.kind === 'refused') return form.refuse({ form: returnsTexts.obstacles[outcome.obstacle] });
  const photoFault = await keepPhotos(shop, outcome.draftId, sent);
  const photos = photoFault ? { photos: photoFault } : {};
  if (outcome.kind === 'nothing') return form.refuse({ form: returnsProductsTexts.none, fields: photos });
  if (outcome.kind === 'lowered') {
    const fields: Partial<Record<ProductsField, string>> = { ...photos };
    const lowered: typeof fields = {};
    for (const { lineId, maximum } of outcome.lines) {
      fields[quantityField(lineId)] = tooMany(order, lineId, maximum);
      lowered[quantityField(lineId)] = String(maximum);
    }
    const reply = form.refuse({ fields });
    return { ...reply, initialValue: { ...reply.initialValue, ...lowered } };
  }
  if (photoFault) return form.refuse({ fields: photos });
  throw redirect(stepAddress('method', order.number));
}

/** Gives up what was filled in, from whichever step. */
async function giveUp(context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const shop = context.get(shopContext);
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  const draft = own && (await findDraft(shop, own.order.id));
  if (!draft) return redirect('/zwroty');
  const { kind } = await cancelReturn(shop, draft.id);
  // Filed and handled in another tab meanwhile: nothing was given up.
  return redirect(kind === 'too-late' ? '/zwroty' : '/zwroty?porzucony=tak');
}

function parseLines(order: OrderView, value: ProductsValues) {
  return order.lines
    .filter(({ lineId }) => value[lineField(lineId)])
    .map(({ lineId }) => ({
      lineId,
      quantity: parseQuantity(value[quantityField(lineId)] ?? '') ?? 0,
      comment: value[commentOf(lineId)] ?? '',
    }));
}

function parseReason(sent: string): string {
  return Object.hasOwn(returnsProductsTexts.reasons, sent) ? sent : '';
}

/** S5.38 */
function tooMany(order: OrderView, lineId: number, maximum: number): string {
  const line = order.lines.find((one) => one.lineId === lineId);
  return returnsProductsTexts.tooMany(maximum, line ?? { unit: '' });
}

/** Takes photos off, then adds the new ones; says what is wrong with the first that is refused. */
async function keepPhotos(shop: Shop, draftId: number, sent: FormData): Promise<string | null> {
  await removeReturnPhotos(shop, draftId, sent.getAll('remove').map(Number));
  const files = sent.getAll('photos').filter((file) => file instanceof File && file.name !== '') as File[];
  if (files.reduce((sum, file) => sum + file.size, 0) > RETURN_PHOTOS_BYTES)
    return returnsProductsTexts.photoFaults['too-large'];
  let fault: string | null = null;
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = await addReturnPhoto(shop, draftId, { name: file.name, bytes });
    if (outcome !== 'stored') fault ??= returnsProductsTexts.photoFaults[outcome];
  }
  return fault;
}
