import type { Context, Hono } from 'hono';
import type { OpinionFault } from '#modules/after-sale/opinions/rules/opinion-fault.ts';
import { insertOpinion, storeOpinionPhoto, voteOnOpinion } from '#modules/after-sale/opinions/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { WireContext } from '../context.ts';
import { type Fields, readForm } from '../read-fields.ts';
import { answerJson, ensureCaller, mountMethods, refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { answerList, type CallErrors } from './answer-list.ts';

interface InsertAnswer {
  result: { id?: number };
  errors: CallErrors;
}

interface RateAnswer {
  result: { score_positive?: number; score_negative?: number };
  errors: CallErrors;
}

/** A photo of 4 MB as base64 in a form, every third character escaped, and room for the words. */
const LARGEST_BODY = 8 * 1_048_576;

/** `/ajax/opinions.php?action=insert|rate|get`, contract 3.9. */
export function mountOpinions(app: Hono, wire: WireContext): void {
  const answer = (c: Context, write: () => Promise<object>) => answerJson(c, wire, 'opinions', write);
  mountMethods(app, '/ajax/opinions.php', {
    GET: (c) => answer(c, () => answerList(wire.shop, new URL(c.req.url).searchParams)),
    async POST(c) {
      if (comesFromAnotherSite(c.req.raw.headers, wire)) return refuse('another-site');
      const fields = await readForm(c, LARGEST_BODY);
      if (fields instanceof Response) return fields;
      const action = fields.get('action');
      return answer(c, async () => {
        if (action === 'insert') return answerInsert(c, wire, fields);
        if (action === 'rate') return answerRate(c, wire, fields);
        if (action === 'get') return answerList(wire.shop, new URLSearchParams([...fields]));
        return failure(wire, 'unknown-action');
      });
    },
  });
}

async function answerRate(c: Context, wire: WireContext, fields: Fields): Promise<RateAnswer> {
  const operation = fields.get('operation');
  if (operation !== 'positive' && operation !== 'negative') return failure(wire, 'unknown-operation');
  const id = parseId(fields.get('id') ?? '');
  const { id: visitorId } = await ensureCaller(c, wire);
  const caller = wire.callerOf?.(c) ?? '';
  const score = await voteOnOpinion(wire.shop, { id, visitorId, positive: operation === 'positive', caller });
  if (score === 'too-many') return failure(wire, 'too-many-votes');
  if (!score) return failure(wire, 'unknown-opinion');
  return { result: { score_positive: score.positive, score_negative: score.negative }, errors: {} };
}

/** `sourceType` `o` is an opinion about an order, that is about the shop; `p` about a product. */
async function answerInsert(c: Context, wire: WireContext, fields: Fields): Promise<InsertAnswer> {
  const text = (name: string) => fields.get(name) ?? '';
  const sourceType = text('sourceType').toLowerCase();
  if (sourceType !== 'o' && sourceType !== 'p') return failure(wire, 'unknown-source');
  if (sourceType === 'o' && text('sourceId').trim() === '') return failure(wire, 'wrong-order');
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

/** `result` is an object after any error (contract 6.8). */
function failure(
  { opinionFaultText }: WireContext,
  fault: OpinionFault,
): { result: Record<string, never>; errors: { faultCode: string; faultString: string } } {
  return { result: {}, errors: { faultCode: fault, faultString: opinionFaultText?.(fault) ?? fault } };
}
