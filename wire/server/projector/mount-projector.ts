import type { Context, Hono } from 'hono';
import { countInBasket } from '#shop/selling/basket/index.ts';
import type { WireContext } from '../context.ts';
import { answerNotice } from '../notice/answer-notice.ts';
import { refuse } from '../refuse.ts';
import { findCaller } from '../visitor.ts';
import { answerProjector } from './answer-projector.ts';
import { answerCalculatePrice } from './calculate-price.ts';
import { readProjectorQuery } from './read-projector-query.ts';

/** Contract 3.10. */
const OBSERVE = 'set_product_observed';
const PATH = '/ajax/projector.php';
const CALCULATE_PATH = '/ajax/calculatePrice.php';

/** Sizes, availability, delivery and prices of a product (contract 2.6–2.8); some callers post an empty body. */
export function mountProjector(app: Hono, wire: WireContext): void {
  app.on(['GET', 'POST'], PATH, (c) => answer(c, wire));
  app.post(CALCULATE_PATH, (c) => answerCalculatePrice(c, wire));
  app.all(CALCULATE_PATH, () => refuse({ status: 405, code: 'method-not-allowed', allow: ['POST'] }));
  app.all(PATH, () => refuse({ status: 405, code: 'method-not-allowed', allow: ['GET', 'POST'] }));
}

async function answer(c: Context, wire: WireContext): Promise<Response> {
  if (c.req.query('action') === OBSERVE) return answerNotice(c, wire);
  const { search } = new URL(c.req.url);
  const counted = async (productId: number, sizeType: string) => {
    const visitor = await findCaller(c, wire);
    return visitor ? countInBasket(wire.shop, visitor.id, productId, sizeType) : 0;
  };
  try {
    const body = await answerProjector(wire.shop, readProjectorQuery(search), counted);
    return c.json(body, 200, { 'cache-control': 'no-store' });
  } catch (error) {
    // Without the address: what people type into it does not belong in the log.
    wire.shop.log.error({ err: error }, 'a projector call failed');
    return refuse({ status: 500, code: 'internal' });
  }
}
