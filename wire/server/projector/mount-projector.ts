import type { Context, Hono } from 'hono';
import { countInBasket, quotePrice } from '#modules/sales/basket/server/index.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { parseProduct } from '../basket/parse-request.ts';
import type { WireContext } from '../context.ts';
import { answerNotice } from '../notice/answer-notice.ts';
import { readForm } from '../read-fields.ts';
import { answerJson, findCaller, mountMethods } from '../refuse.ts';
import { answerProjector } from './answer-projector.ts';
import { parseProjectorQuery } from './parse-projector-query.ts';

/** Contract 3.10. */
const OBSERVE = 'set_product_observed';

/** Sizes, availability, delivery and prices of a product (contract 2.6–2.8); some callers post an empty body. */
export function mountProjector(app: Hono, wire: WireContext): void {
  const handler = (c: Context) => answer(c, wire);
  mountMethods(app, '/ajax/projector.php', { GET: handler, POST: handler });
  mountMethods(app, '/ajax/calculatePrice.php', { POST: (c) => answerCalculatePrice(c, wire) });
}

async function answer(c: Context, wire: WireContext): Promise<Response> {
  if (c.req.query('action') === OBSERVE) return answerNotice(c, wire);
  const { search } = new URL(c.req.url);
  const counted = async (productId: number, sizeType: string) => {
    const visitor = await findCaller(c, wire);
    return visitor ? countInBasket(wire.shop, visitor.id, productId, sizeType) : 0;
  };
  return answerJson(c, wire, 'projector', () => answerProjector(wire.shop, parseProjectorQuery(search), counted));
}

const LARGEST_FORM = 64 * 1024;

/** `/ajax/calculatePrice.php` of contract 2.9: the price of the filled product form. It changes nothing. */
async function answerCalculatePrice(c: Context, { shop, lineText }: WireContext): Promise<Response> {
  const fields = await readForm(c, LARGEST_FORM);
  if (fields instanceof Response) return fields;
  const product = parseProduct(fields);
  const priced = product?.kind === 'add' ? await quotePrice(shop, product) : ({ refused: 'unknown-product' } as const);
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
