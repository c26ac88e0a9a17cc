import type { Context, Hono } from 'hono';
import { getProductOffer } from '#modules/catalogue/products/server/index.ts';
import {
  COMPARE_ADDRESS,
  COMPARE_FULL_ADDRESS,
  comparedAddress,
} from '#modules/customers/compare/rules/compare-view.ts';
import { addCompared, removeCompared } from '#modules/customers/compare/server/index.ts';
import { newsletterMessage } from '#modules/customers/newsletter/rules/newsletter-outcome.ts';
import { requestNewsletterConsent, requestUnsubscribe } from '#modules/customers/newsletter/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import { isEmail } from '#platform/forms/rules/email.ts';
import {
  addOpinionLink,
  NEWSLETTER_LINK,
  newsletterMessageLink,
  questionFormLink,
} from '#platform/links/rules/screen-links.ts';
import type { CompareChange } from '../../answers.ts';
import type { WireContext } from '../context.ts';
import { type Fields, gatherFields, readBody } from '../read-fields.ts';
import { ensureCaller, findCaller, refuse, refuseMethod } from '../refuse.ts';
import { comesFromAnotherSite, isPageVisit, isPrefetch, ownReferer } from '../same-origin.ts';

const MAX_NAMED = 50;

/**
 * `/settings.php?comparers=add|remove&product=…`, contract 3.12: changes the compare list. Cached pages cannot show the outcome,
 * so a followed link redirects to the comparison; a script requests JSON. The settings of a listing (3.13) are in its address,
 * so they change nothing here.
 */
export function mountSettings(app: Hono, wire: WireContext): void {
  app.all('/settings.php', async (c) => {
    if (c.req.method === 'POST') return answerPostedSettings(c, wire);
    if (c.req.method !== 'GET') return refuseMethod('GET', 'POST');
    const { headers } = c.req.raw;
    const referer = ownReferer(headers, wire);
    c.header('cache-control', 'no-store');
    const listing = changedListing(referer ?? '/', new URL(c.req.url).searchParams);
    if (listing !== null) return c.redirect(listing, 303);
    if (isPrefetch(headers)) return refuse('prefetch');
    const outcome = comesFromAnotherSite(headers, wire) ? 'unchanged' : await changeCompared(c, wire);
    c.header('vary', 'accept');
    if (c.req.header('accept') === 'application/json') return c.json({ outcome } satisfies CompareChange);
    return c.redirect(pageToReturnTo(c, outcome) ?? referer ?? COMPARE_ADDRESS, 303);
  });
}

/** A script that reads a page (contract 2.4-B) wants the one it is on; only a visit goes elsewhere. */
function pageToReturnTo(c: Context, outcome: CompareChange['outcome']): string | null {
  if (outcome === 'compare-full') return COMPARE_FULL_ADDRESS;
  if (!isPageVisit(c.req.raw.headers)) return null;
  if (outcome === 'already-compared') return COMPARE_ADDRESS;
  return outcome === 'added' ? comparedAddress(parseId(c.req.query('product')?.split(',')[0])) : null;
}

async function changeCompared(c: Context, wire: WireContext): Promise<CompareChange['outcome']> {
  const named = (c.req.query('product') ?? '')
    .split(',', MAX_NAMED)
    .map(parseId)
    .filter((id) => id > 0);
  const [first] = named;
  if (first === undefined) return 'unchanged';
  const change = c.req.query('comparers');
  if (change === 'add') {
    const { id } = await ensureCaller(c, wire);
    return addCompared(wire.shop, id, first);
  }
  if (change === 'remove') {
    const caller = await findCaller(c, wire);
    if (caller) await removeCompared(wire.shop, caller.id, named);
    return 'removed';
  }
  return 'unchanged';
}

/** Contract 3.13: `sort_order`, `portions` and `filter_remove=all` of an address; null when it asks for none of them. */
export function changedListing(listing: string, change: URLSearchParams): string | null {
  const settings = ['sort_order', 'portions'].flatMap((name) => {
    const value = change.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const clears = change.get('filter_remove') === 'all';
  if (settings.length === 0 && !clears) return null;
  const [path = '/', query] = listing.split('?');
  const others = [...new URLSearchParams(query)].filter(
    // Another order or size of pages begins with the first of them.
    ([name]) => name !== 'counter' && !change.has(name) && !(clears && name.startsWith('filter_')),
  );
  const changed = new URLSearchParams([...others, ...settings].map(([name, value]) => [name, value]));
  return changed.size > 0 ? `${path}?${changed}` : path;
}

const MAX_BODY_LENGTH = 16_384;
/** An opinion may bring a photo. */
const LARGEST_UPLOAD = 12 * 1_048_576;

/** `POST /settings.php`: the fields say which form it is (contract 3.8, 3.9, 3.11, 3.12); screens of ours read them. */
async function answerPostedSettings(c: Context, wire: WireContext): Promise<Response> {
  const { headers } = c.req.raw;
  if (comesFromAnotherSite(headers, wire)) return refuse('another-site');
  const hasFiles = headers.get('content-type')?.startsWith('multipart/');
  const body = await readBody(c.req, hasFiles ? LARGEST_UPLOAD : MAX_BODY_LENGTH);
  if ('refused' in body) return refuse(body.refused);
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
  const question = fields.get('question_product_id');
  const id = parseId(question ?? (fields.has('note') ? fields.get('product') : undefined));
  const product = id > 0 ? await getProductOffer(shop, id) : null;
  if (!product) return null;
  return question === undefined ? addOpinionLink(product.link) : questionFormLink(product.link);
}

/** `POST /settings.php` with `mailing_action=add|remove`, contract 3.12: redirects to the newsletter page, which shows the outcome.
 * Anyone may enter any address, so only an email reveals or ends a subscription (decision 24). */
async function answerNewsletter(c: Context, wire: WireContext, fields: Fields): Promise<Response> {
  const action = fields.get('mailing_action');
  if (action !== 'add' && action !== 'remove') return refuse('unreadable-request');
  const subscription = parseRequest(fields, action);
  // The page asks for missing data.
  if (!subscription) return c.redirect(NEWSLETTER_LINK, 303);
  const { id: visitorId } = await ensureCaller(c, wire);
  const caller = wire.callerOf?.(c) ?? '';
  const outcome = await (action === 'add'
    ? requestNewsletterConsent(wire.shop, { ...subscription, visitorId, caller, consent: wire.newsletterConsent ?? '' })
    : requestUnsubscribe(wire.shop, { email: subscription.email, visitorId, caller }));
  return c.redirect(newsletterMessageLink(newsletterMessage(outcome)), 303);
}

/** Name and consent are required only to be added. */
function parseRequest(fields: Fields, action: 'add' | 'remove'): { email: string; name: string } | null {
  const email = (fields.get('mailing_email') ?? '').trim();
  const name = (fields.get('mailing_name') ?? '').trim().slice(0, 100);
  if (!isEmail(email) || email.length > 254) return null;
  return action === 'remove' || (name !== '' && fields.get('newsletter_consent')) ? { email, name } : null;
}
