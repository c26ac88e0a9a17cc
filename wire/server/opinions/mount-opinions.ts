import type { Context, Hono } from 'hono';
import type { WireContext } from '../context.ts';
import { gatherFields, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { answerInsert } from './answer-insert.ts';
import { answerList } from './answer-list.ts';
import { answerRate } from './answer-rate.ts';
import { failure } from './failure.ts';

const PATH = '/ajax/opinions.php';
/** A photo of 4 MB as base64 in a form, every third character escaped, and room for the words. */
const LARGEST_BODY = 8 * 1_048_576;
const NO_STORE = { 'cache-control': 'no-store' };

/** `/ajax/opinions.php?action=insert|rate|get`, contract 3.9. */
export function mountOpinions(app: Hono, wire: WireContext): void {
  app.get(PATH, (c) => guarded(c, wire, () => answerList(wire.shop, new URL(c.req.url).searchParams)));
  app.post(PATH, async (c) => {
    if (comesFromAnotherSite(c.req.raw.headers, wire)) return refuse({ status: 403, code: 'another-site' });
    const body = await readBody(c.req, LARGEST_BODY);
    if ('refused' in body) {
      if (body.refused === 'too-large') return refuse({ status: 413, code: 'too-large' });
      return refuse({ status: 400, code: 'unreadable-request' });
    }
    const fields = gatherFields(new URL(c.req.url).search, body);
    const action = fields.get('action');
    return guarded(c, wire, async () => {
      if (action === 'insert') return answerInsert(c, wire, fields);
      if (action === 'rate') return answerRate(c, wire, fields);
      if (action === 'get') return answerList(wire.shop, new URLSearchParams([...fields]));
      return failure(wire, 'unknown-action');
    });
  });
  app.all(PATH, () => refuse({ status: 405, code: 'method-not-allowed', allow: ['GET', 'POST'] }));
}

async function guarded(c: Context, wire: WireContext, answer: () => Promise<object>): Promise<Response> {
  try {
    return c.json(await answer(), 200, NO_STORE);
  } catch (error) {
    wire.shop.log.error({ err: error }, 'opinions call failed');
    return refuse({ status: 500, code: 'internal' });
  }
}
