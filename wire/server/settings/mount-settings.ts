import type { Context, Hono } from 'hono';
import { COMPARE_ADDRESS, COMPARE_FULL_ADDRESS, comparedAddress } from '#rules/customers/compare/compare-view.ts';
import { parseId } from '#rules/selling/basket/product-form.ts';
import { addCompared, removeCompared } from '#shop/customers/compare/index.ts';
import type { CompareChange } from '../../compare-answer.ts';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite, isPageVisit, isPrefetch, ownReferer } from '../same-origin.ts';
import { ensureCaller, findCaller } from '../visitor.ts';
import { answerPostedSettings } from './answer-posted-settings.ts';
import { changedListing } from './changed-listing.ts';

const MOST_NAMED = 50;

/**
 * `/settings.php?comparers=add|remove&product=…`, contract 3.12: changes the compare list and goes back. Pages are the same
 * for everybody, so a followed link goes to the comparison, which says what came of it; a script asks for JSON instead.
 * The listing's settings (3.13) stand in its address, so they change nothing here.
 */
export function mountSettings(app: Hono, wire: WireContext): void {
  app.all('/settings.php', async (c) => {
    if (c.req.method === 'POST') return answerPostedSettings(c, wire);
    if (c.req.method !== 'GET') return refuse({ status: 405, code: 'method-not-allowed', allow: ['GET', 'POST'] });
    const { headers } = c.req.raw;
    const referer = ownReferer(headers, wire);
    c.header('cache-control', 'no-store');
    const listing = changedListing(referer ?? '/', new URL(c.req.url).searchParams);
    if (listing !== null) return c.redirect(listing, 303);
    if (isPrefetch(headers)) return refuse({ status: 403, code: 'prefetch' });
    const outcome = comesFromAnotherSite(headers, wire) ? 'unchanged' : await changeCompared(c, wire);
    c.header('vary', 'accept');
    if (c.req.header('accept') === 'application/json') return c.json({ outcome } satisfies CompareChange);
    return c.redirect(tellingPage(c, outcome) ?? referer ?? COMPARE_ADDRESS, 303);
  });
}

/** A script that reads a page (contract 2.4-B) wants the one it is on; only a visit goes elsewhere. */
function tellingPage(c: Context, outcome: CompareChange['outcome']): string | null {
  if (outcome === 'compare-full') return COMPARE_FULL_ADDRESS;
  if (!isPageVisit(c.req.raw.headers)) return null;
  if (outcome === 'already-compared') return COMPARE_ADDRESS;
  return outcome === 'added' ? comparedAddress(parseId(c.req.query('product')?.split(',')[0])) : null;
}

async function changeCompared(c: Context, wire: WireContext): Promise<CompareChange['outcome']> {
  const named = (c.req.query('product') ?? '')
    .split(',', MOST_NAMED)
    .map(parseId)
    .filter((id) => id > 0);
  const [first] = named;
  if (first === undefined) return 'unchanged';
  const asked = c.req.query('comparers');
  if (asked === 'add') {
    const { id } = await ensureCaller(c, wire);
    return addCompared(wire.shop, id, first);
  }
  if (asked === 'remove') {
    const caller = await findCaller(c, wire);
    if (caller) await removeCompared(wire.shop, caller.id, named);
    return 'removed';
  }
  return 'unchanged';
}
