import type { Context } from 'hono';
import { addOpinionLink, askQuestionLink } from '#rules/platform/links/screen-links.ts';
import { parseId } from '#rules/selling/basket/product-form.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import type { WireContext } from '../context.ts';
import { type Fields, gatherFields, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite, ownReferer } from '../same-origin.ts';
import { answerNewsletter } from './answer-newsletter.ts';

const LONGEST_BODY = 16_384;
/** An opinion may bring a photo. */
const LARGEST_UPLOAD = 12 * 1_048_576;

/** `POST /settings.php`: the fields say which form it is (contract 3.8, 3.9, 3.11, 3.12); screens of ours read them. */
export async function answerPostedSettings(c: Context, wire: WireContext): Promise<Response> {
  const { headers } = c.req.raw;
  if (comesFromAnotherSite(headers, wire)) return refuse({ status: 403, code: 'another-site' });
  const hasFiles = headers.get('content-type')?.startsWith('multipart/');
  const body = await readBody(c.req, hasFiles ? LARGEST_UPLOAD : LONGEST_BODY);
  if ('refused' in body) {
    return refuse(
      body.refused === 'too-large' ? { status: 413, code: 'too-large' } : { status: 400, code: body.refused },
    );
  }
  const fields = gatherFields('', body);
  c.header('cache-control', 'no-store');
  if (fields.has('mailing_action')) return answerNewsletter(c, wire, fields);
  const form = await formOf(fields, wire);
  if (form) return c.redirect(form, 307);
  // Language, currency and country: the shop has one of each, so the page is as it was.
  return c.redirect(ownReferer(headers, wire) ?? '/', 303);
}

/** The screen that reads this form. */
async function formOf(fields: Fields, { shop }: WireContext): Promise<string | null> {
  if (fields.has('rebates_codes')) return '/rabaty';
  const asked = fields.get('question_product_id');
  const id = parseId(asked ?? (fields.has('note') ? fields.get('product') : undefined));
  const product = id > 0 ? await getProductOffer(shop, id) : null;
  if (!product) return null;
  return asked === undefined ? addOpinionLink(product.link) : askQuestionLink(product.link);
}
