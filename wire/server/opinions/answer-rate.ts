import type { Context } from 'hono';
import { parseId } from '#rules/selling/basket/product-form.ts';
import { voteOnOpinion } from '#shop/after-sale/opinions/index.ts';
import type { RateAnswer } from '../../opinions-answer.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { ensureCaller } from '../visitor.ts';
import { failure } from './failure.ts';

export async function answerRate(c: Context, wire: WireContext, fields: Fields): Promise<RateAnswer> {
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
