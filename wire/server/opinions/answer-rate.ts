import type { Context } from 'hono';
import { attempt } from '#shop/limits/index.ts';
import { voteOnOpinion } from '#shop/opinions/index.ts';
import type { RateAnswer } from '../../opinions-answer.ts';
import { parseId } from '../basket/parse-lines.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { ensureCaller } from '../visitor.ts';
import { failure } from './failure.ts';

/** Whoever throws the cookie away to vote again meets this one. */
const VOTES_PER_OPINION = { limit: 60, seconds: 60 * 60 };

export async function answerRate(c: Context, wire: WireContext, fields: Fields): Promise<RateAnswer> {
  const operation = fields.get('operation');
  if (operation !== 'positive' && operation !== 'negative') return failure(wire, 'unknown-operation');
  const id = parseId(fields.get('id') ?? '');
  const { shop } = wire;
  const limit = { key: `opinion-votes:${id}`, ...VOTES_PER_OPINION };
  if (id > 0 && !(await attempt(shop, limit, shop.now())).allowed) return failure(wire, 'too-many-votes');
  const { id: visitorId } = await ensureCaller(c, wire);
  const score = await voteOnOpinion(shop, { id, visitorId, positive: operation === 'positive' });
  if (!score) return failure(wire, 'unknown-opinion');
  return { result: { score_positive: score.positive, score_negative: score.negative }, errors: {} };
}
