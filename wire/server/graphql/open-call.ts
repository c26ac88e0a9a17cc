import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import { clientCookie } from '#rules/platform/visitor/visitor-cookies.ts';
import { countTrackingEvents } from '#shop/content/tracking/index.ts';
import type { ListOwner } from '#shop/customers/lists/index.ts';
import { createVisitor, type Visitor } from '#shop/platform/visitors/index.ts';
import { callerSession } from '../basket/caller-session.ts';
import type { WireContext } from '../context.ts';
import { readConsent } from '../page-parts/read-consent.ts';
import { findCaller } from '../visitor.ts';
import type { CallContext } from './call-context.ts';

/** The context of one call, and what its resolvers leave behind for the answer's headers. */
export function openCall(
  c: Context,
  wire: WireContext,
): { context: CallContext; finish(answer: Response): Promise<Response> } {
  const { shop, secure, cookieDomain } = wire;
  let cookie: string | undefined;
  let announces = false;
  // Several fields of one query ask once.
  let known: Promise<Visitor | null> | undefined;
  const visitor = () => {
    known ??= findCaller(c, wire);
    return known;
  };

  async function ensureVisitor(): Promise<Visitor> {
    const found = await visitor();
    if (found) return found;
    const created = await createVisitor(shop);
    const { name, value, options } = clientCookie(created.token, { secure, domain: cookieDomain });
    cookie = generateCookie(name, value, options);
    known = Promise.resolve(created.visitor);
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
    allowsAnalytics: () => readConsent(c).includes('analytics'),
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

  return { context, finish };
}
