import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { countTrackingEvents, queueTrackingEvent } from '#modules/content/tracking/server/index.ts';
import type { Session } from '#modules/customers/accounts/server/index.ts';
import { type EventItem, writeBasketEvent } from '#modules/sales/basket/rules/basket-event.ts';
import type { BasketGoods, BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import { basketNoteCookie, type LineOutcome, writeOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { getBasket } from '#modules/sales/basket/server/index.ts';
import { getBasketWithDelivery } from '#modules/sales/checkout/server/index.ts';
import type { BasketAnswer } from '../../basket-answer.ts';
import { callerSession, getConsent, type WireContext } from '../context.ts';
import { gatherFields, readBody } from '../read-fields.ts';
import { ensureCaller, findCaller, NO_STORE, refuse, refuseMethod } from '../refuse.ts';
import { comesFromAnotherSite, isPrefetch, ownReferer } from '../same-origin.ts';
import { carryOutRequest } from './carry-out-request.ts';
import { type BasketRequest, parseFiles, parseRequest, requestsNothing, wantsJson } from './parse-request.ts';
import { writeBasket } from './write-basket.ts';

const LARGEST_FORM = 2 * 1024 * 1024;
/** Two of the largest files, so that a file slightly above its limit is read and refused with a message. */
const LARGEST_UPLOAD = 12 * 1024 * 1024;
const ALLOWED = ['GET', 'POST'];
const BASKET_PAGE = '/koszyk';
const FAVOURITES_PAGE = '/ulubione';

export function mountBasket(app: Hono, wire: WireContext): void {
  app.all('/ajax/basket.php', async (c) => {
    if (c.req.method !== 'GET') return refuseMethod('GET');
    const caller = await findCaller(c, wire);
    return answerBasket(c, wire, await findCallerBasket(c, wire, caller?.id ?? null));
  });
  app.all('/basketchange.php', (c) => answerBasketChange(c, wire));
}

interface CallerBasket {
  basket: BasketView;
  /** Null for a guest. */
  session: Session | null;
}

export async function findCallerBasket(c: Context, wire: WireContext, visitorId: number | null): Promise<CallerBasket> {
  const session = await callerSession(c, wire);
  const shopper = visitorId === null ? null : { visitorId, customerId: session?.customerId ?? null };
  return { basket: await getBasketWithDelivery(wire.shop, shopper), session };
}

/** `/basketchange.php`, contract 3.1: JSON with `getAjax`, otherwise a redirect to the page that shows the change. */
async function answerBasketChange(c: Context, wire: WireContext): Promise<Response> {
  if (!ALLOWED.includes(c.req.method)) return refuseMethod(...ALLOWED);
  const headers = c.req.raw.headers;
  if (isPrefetch(headers)) return refuse('prefetch');
  if (comesFromAnotherSite(headers, wire)) {
    // A link on another site may lead here, but changes nothing.
    return c.req.method === 'GET' ? redirect(c, BASKET_PAGE, []) : refuse('another-site');
  }
  const body =
    c.req.method === 'POST' ? await readBody(c.req, isUpload(headers) ? LARGEST_UPLOAD : LARGEST_FORM) : null;
  if (body && 'refused' in body) {
    if (body.refused === 'too-large' && isUpload(headers) && headers.get('accept')?.includes('text/html')) {
      return redirect(c, BASKET_PAGE, [{ code: 'file-too-large', productId: 0, size: '', quantity: 0, change: 0 }]);
    }
    return refuse(body.refused);
  }
  const fields = gatherFields(new URL(c.req.url).search, body);
  const request = parseRequest(fields, parseFiles(body));
  if (request === 'too-many-lines') return refuse(request);
  return wantsJson(fields) ? answerJson(c, wire, request) : answerPage(c, wire, request);
}

function isUpload(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('multipart/') ?? false;
}

async function answerJson(c: Context, wire: WireContext, request: BasketRequest): Promise<Response> {
  if (requestsNothing(request)) {
    const caller = await findCaller(c, wire);
    return answerBasket(c, wire, await findCallerBasket(c, wire, caller?.id ?? null), []);
  }
  const { id } = await ensureCaller(c, wire);
  const outcomes = await carryOutRequest(wire.shop, id, request, () => callerSession(c, wire), wire.callerOf?.(c));
  const found = await findCallerBasket(c, wire, id);
  await trackAdding(c, wire, id, outcomes, found.basket);
  await announceEvents(c, wire, id);
  return answerBasket(c, wire, found, outcomes);
}

async function answerPage(c: Context, wire: WireContext, request: BasketRequest): Promise<Response> {
  const page = pageToReturnTo(c, wire, request);
  if (requestsNothing(request)) return redirect(c, page, []);
  const { id } = await ensureCaller(c, wire);
  const outcomes = await carryOutRequest(wire.shop, id, request, () => callerSession(c, wire), wire.callerOf?.(c));
  if (outcomes.some((outcome) => outcome.change > 0)) {
    await trackAdding(c, wire, id, outcomes, await getBasket(wire.shop, id));
  }
  return redirect(c, page, outcomes);
}

/** Product pages are cached for all visitors and cannot show the outcome; the basket and the favourites can. */
function pageToReturnTo(c: Context, wire: WireContext, { list }: BasketRequest): string {
  const isOnBasket = ownReferer(c.req.raw.headers, wire)?.split('?')[0] === BASKET_PAGE;
  return list === 'basket' || isOnBasket ? BASKET_PAGE : FAVOURITES_PAGE;
}

/** 303, so that reloading the page does not post again; the note passes the outcomes to the page. */
function redirect(c: Context, page: string, outcomes: LineOutcome[]): Response {
  const note = writeOutcomeNote(outcomes);
  if (note !== '') {
    const { name, value, options } = basketNoteCookie(note);
    setCookie(c, name, value, options);
  }
  c.header('cache-control', 'no-store');
  return c.redirect(page, 303);
}

function answerBasket(
  c: Context,
  wire: WireContext,
  { basket, session }: CallerBasket,
  outcomes?: LineOutcome[],
): Response {
  const answer: BasketAnswer = { basket: writeBasket(basket, session, wire), ...(outcomes && { outcomes }) };
  return c.json(answer, 200, NO_STORE);
}

/** Queues an `add_to_cart` event if the visitor allows analytics. A failure is only logged, so that it cannot stop a purchase. */
async function trackAdding(
  c: Context,
  { shop }: WireContext,
  visitorId: number,
  outcomes: LineOutcome[],
  basket: BasketGoods,
): Promise<void> {
  if (!getConsent(c).includes('analytics')) return;
  const items = outcomes.flatMap(({ productId, size, change }): EventItem[] => {
    const line = basket.lines.find((one) => one.productId === productId && one.size === size);
    if (!line || change <= 0) return [];
    return [{ productId, name: line.name, variant: line.sizeName, unitPrice: line.unitPrice.gross, quantity: change }];
  });
  if (items.length === 0) return;
  try {
    await queueTrackingEvent(shop, visitorId, writeBasketEvent('add_to_cart', items));
  } catch (error) {
    shop.log.warn({ err: error }, 'an analytics event of the basket was lost');
  }
}

/** Contract 2.2: the header carries the number of waiting events, and only when there are some. */
async function announceEvents(c: Context, { shop }: WireContext, visitorId: number): Promise<void> {
  const waiting = await countTrackingEvents(shop, visitorId);
  if (waiting >= 1) c.header('x-iai-tracking-events', String(waiting));
}
