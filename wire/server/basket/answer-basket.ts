import type { Context } from 'hono';
import type { BasketView } from '#rules/selling/basket/basket-view.ts';
import type { LineOutcome } from '#rules/selling/basket/line-outcome.ts';
import type { BasketAnswer } from '../../basket-answer.ts';
import type { WireContext } from '../context.ts';
import { callerSession } from './caller-session.ts';
import { writeBasket } from './write-basket.ts';

/** `{"basket": …}`, with what came of a change beside it. */
export async function answerBasket(
  c: Context,
  wire: WireContext,
  basket: BasketView,
  outcomes?: LineOutcome[],
): Promise<Response> {
  const session = await callerSession(c, wire);
  const answer: BasketAnswer = { basket: writeBasket(basket, session), ...(outcomes && { outcomes }) };
  c.header('cache-control', 'no-store');
  return c.json(answer);
}
