import type { Context } from 'hono';
import { parseId } from '#rules/selling/basket/product-form.ts';
import { insertOpinion, storeOpinionPhoto } from '#shop/after-sale/opinions/index.ts';
import type { InsertAnswer } from '../../opinions-answer.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { ensureCaller } from '../visitor.ts';
import { failure } from './failure.ts';

/** `sourceType` `o` is an opinion about an order, that is about the shop; `p` about a product. */
export async function answerInsert(c: Context, wire: WireContext, fields: Fields): Promise<InsertAnswer> {
  const text = (name: string) => fields.get(name) ?? '';
  const sourceType = text('sourceType').toLowerCase();
  if (sourceType !== 'o' && sourceType !== 'p') return failure(wire, 'unknown-source');
  const { shop } = wire;
  const { id: visitorId, customerId } = await ensureCaller(c, wire);
  const picture = text('picture');
  const photo =
    picture === '' ? null : await storeOpinionPhoto(shop, { name: 'zdjecie.jpg', bytes: decode(picture) }, visitorId);
  if (photo?.kind === 'refused') return failure(wire, `photo-${photo.reason}`);
  const outcome = await insertOpinion(shop, {
    visitorId,
    customerId,
    productId: sourceType === 'p' ? parseId(text('sourceId')) : null,
    orderNumber: sourceType === 'p' ? text('orderSerialNumber') : text('sourceId'),
    rating: Number(text('rating').trim() || Number.NaN),
    content: text('opinion'),
    author: text('author'),
    email: text('email'),
    language: text('language'),
    uploadId: photo?.upload.id,
  });
  return outcome.ok ? { result: { id: outcome.id }, errors: {} } : failure(wire, outcome.error);
}

/** base64, with or without the prefix of a data address; plus signs may have become spaces on the way. */
function decode(picture: string): Uint8Array {
  return Buffer.from(picture.replace(/^data:[^,]*,/, '').replaceAll(' ', '+'), 'base64');
}
