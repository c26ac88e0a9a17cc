import type { Context, Hono } from 'hono';
import { countInBasket, quotePrice } from '#modules/sales/basket/server/index.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { parseProduct } from '../basket/parse-request.ts';
import type { WireContext } from '../context.ts';
import { answerNotice } from '../notice/answer-notice.ts';
import { gatherFields, readBody } from '../read-fields.ts';
import { findCaller, refuse } from '../refuse.ts';
import { answerProjector } from './answer-projector.ts';
import { parseProjectorQuery } from './parse-projector-query.ts';

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
    const body = await answerProjector(wire.shop, parseProjectorQuery(search), counted);
    return c.json(body, 200, { 'cache-control': 'no-store' });
  } catch (error) {
    // Without the address: what people type into it does not belong in the log.
    wire.shop.log.error({ err: error }, 'a projector call failed');
    return refuse({ status: 500, code: 'internal' });
  }
}

const LARGEST_FORM = 64 * 1024;

/** `/ajax/calculatePrice.php` of contract 2.9: what the product form as it stands would cost. It changes nothing. */
async function answerCalculatePrice(c: Context, { shop, lineText }: WireContext): Promise<Response> {
  const body = await readBody(c.req, LARGEST_FORM);
  if ('refused' in body) {
    return body.refused === 'too-large'
      ? refuse({ status: 413, code: body.refused })
      : refuse({ status: 400, code: body.refused });
  }
  const wish = parseProduct(gatherFields(new URL(c.req.url).search, body));
  const priced = wish?.kind === 'add' ? await quotePrice(shop, wish) : ({ refused: 'unknown-product' } as const);
  c.header('cache-control', 'no-store');
  if ('refused' in priced) {
    const code = priced.refused;
    return c.json({
      priceformula_calculation_error: true,
      priceformula_calculation_error_code: code,
      priceformula_calculation_error_msg: lineText?.(code) ?? '',
    });
  }
  const { unitPrice, worth } = priced;
  return c.json({
    worth: toDecimalText(worth.gross),
    worth_net: toDecimalText(worth.net),
    worth_formatted: formatMoneyOnWire(worth.gross),
    worth_net_formatted: formatMoneyOnWire(worth.net),
    price: toDecimalText(unitPrice.gross),
    price_net: toDecimalText(unitPrice.net),
    priceformula_calculation_error: false,
    priceformula_calculation_error_msg: '',
  });
}
