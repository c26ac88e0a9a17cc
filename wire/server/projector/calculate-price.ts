import type { Context } from 'hono';
import { toDecimalText } from '#rules/platform/money/decimal-text.ts';
import { formatMoneyOnWire } from '#rules/platform/money/format-money.ts';
import { priceWish } from '#shop/selling/basket/index.ts';
import { parseProduct } from '../basket/parse-product.ts';
import type { WireContext } from '../context.ts';
import { gatherFields, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';

const LARGEST_FORM = 64 * 1024;

/** `/ajax/calculatePrice.php` of contract 2.9: what the product form as it stands would cost. It changes nothing. */
export async function answerCalculatePrice(c: Context, { shop, lineText }: WireContext): Promise<Response> {
  const body = await readBody(c.req, LARGEST_FORM);
  if ('refused' in body) {
    return body.refused === 'too-large'
      ? refuse({ status: 413, code: body.refused })
      : refuse({ status: 400, code: body.refused });
  }
  const wish = parseProduct(gatherFields(new URL(c.req.url).search, body));
  const priced = wish?.kind === 'add' ? await priceWish(shop, wish) : ({ refused: 'unknown-product' } as const);
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
