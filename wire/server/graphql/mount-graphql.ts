import type { Context, Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import { countTrackingEvents } from '#modules/content/tracking/server/index.ts';
import type { ListOwner } from '#modules/customers/lists/server/index.ts';
import { CachedByTag } from '#platform/cache/server/cached-by-tag.ts';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import { clientCookie } from '#platform/visitors/rules/visitor-cookies.ts';
import { createVisitor, type Visitor } from '#platform/visitors/server/index.ts';
import { callerSession, getConsent, type WireContext } from '../context.ts';
import { findCaller, mountMethods, refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { createGraphql, errorResult } from './create-graphql.ts';
import { openArgument } from './open-argument.ts';
import { parseGraphqlRequest } from './parse-graphql-request.ts';
import type { CallContext } from './schema/capability.ts';
import { jsonAnswer, writeResult } from './write-result.ts';

/** Both spellings are in use (contract 1.1); what follows a `?` is only a marker for logs. */
const PATHS = ['/graphql/v1/', '/graphql/v1'];

export function mountGraphql(app: Hono, wire: WireContext): void {
  const graphql = createGraphql(wire.shop.log);
  const handler = (c: Context) => answer(c, wire, graphql);
  for (const path of PATHS) mountMethods(app, path, { GET: handler, POST: handler });
}

async function answer(c: Context, wire: WireContext, graphql: ReturnType<typeof createGraphql>): Promise<Response> {
  const method = c.req.method === 'POST' ? 'POST' : 'GET';
  if (method === 'POST' && comesFromAnotherSite(c.req.raw.headers, wire)) return refuse('another-site');
  const request = await parseGraphqlRequest(c.req);
  if ('refused' in request) {
    return request.refused === 'too-large'
      ? writeResult(errorResult('The query is too long'), 413)
      : writeResult(errorResult('The request holds no query'));
  }
  const { shop } = wire;
  const key = JSON.stringify(request.params);
  const cached = cachedAnswers.get(shop, key);
  if (cached !== undefined) return jsonAnswer(cached);
  const keep = cachedAnswers.begin(shop);
  const params = { ...request.params, query: openArgument(request.params.query) };
  const { context, finish, tags } = openCall(c, wire);
  const answered = await finish(await graphql(method)(params, context));
  if (tags.length === 0) return answered;
  const text = await answered.text();
  if (!isFaulty(text)) keep(key, text, tags);
  return jsonAnswer(text);
}

/** Answers that are the same for all callers. */
const cachedAnswers = new CachedByTag<string, string>({ seconds: 60, max: 2_000 });

function isFaulty(answer: string): boolean {
  return parseRecord(answer)?.errors !== undefined;
}

/** The context of one call, and the headers that its resolvers cause. */
function openCall(
  c: Context,
  wire: WireContext,
): { context: CallContext; tags: string[]; finish(answer: Response): Promise<Response> } {
  const { shop, secure, cookieDomain } = wire;
  let cookie: string | undefined;
  let announces = false;
  const tags: string[] = [];
  // One lookup for all fields of a query.
  let foundVisitor: Promise<Visitor | null> | undefined;
  const visitor = () => {
    foundVisitor ??= findCaller(c, wire);
    return foundVisitor;
  };

  async function ensureVisitor(): Promise<Visitor> {
    const found = await visitor();
    if (found) return found;
    const created = await createVisitor(shop);
    const { name, value, options } = clientCookie(created.token, { secure, domain: cookieDomain });
    cookie = generateCookie(name, value, options);
    foundVisitor = Promise.resolve(created.visitor);
    return created.visitor;
  }

  const customerId = async () => (await callerSession(c, wire))?.customerId ?? null;

  async function listOwner(): Promise<ListOwner | null> {
    const found = await visitor();
    const customer = await customerId();
    return found || customer !== null ? { visitorId: found?.id ?? 0, customerId: customer } : null;
  }

  const context: CallContext = {
    shop,
    visitor,
    listOwner,
    session: () => callerSession(c, wire),
    caller: () => wire.callerOf?.(c) ?? '',
    ensureListOwner: async () => ({ visitorId: (await ensureVisitor()).id, customerId: await customerId() }),
    listFaultText: (fault) => wire.listFaultText?.(fault) ?? fault,
    helpScreens: wire.helpScreens ?? [],
    keepAnswer: (shown) => void tags.push(...shown),
    allowsAnalytics: () => getConsent(c).includes('analytics'),
    announceEvents: () => {
      announces = true;
    },
  };

  async function finish(answer: Response): Promise<Response> {
    if (cookie) answer.headers.append('set-cookie', cookie);
    const caller = announces ? await visitor() : null;
    const waiting = caller ? await countTrackingEvents(shop, caller.id) : 0;
    if (waiting >= 1) answer.headers.set('x-iai-tracking-events', String(waiting));
    return answer;
  }

  return { context, tags, finish };
}
