import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { StoreError } from '#platform/files/server/index.ts';
import { hidePathToken } from '#platform/links/rules/hide-credentials.ts';
import type { Logger } from './log.ts';
import { BROKEN_OFF, type Metrics, routeClass } from './metrics.ts';
import { lastResortPage, wantsPage } from './pages/bare-page.ts';
import { requestScope } from './request-scope.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { ServerEnv } from './visitor.ts';

interface Watching {
  log: Logger;
  metrics: Metrics;
  trustProxy: boolean;
  tracing?: Tracing;
}

/** Gives every request a number, a line in the access log and its place in the metrics; nothing escapes as a stack. */
export function watchRequests(app: Hono<ServerEnv>, { log, metrics, trustProxy, tracing }: Watching): void {
  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustProxy);
    c.set('requestId', requestId);
    const begun = performance.now();
    const span = tracing?.beginRequest(c.req.method, c.req.path, c.req.header('traceparent'));
    await requestScope.run({ requestId, span }, next);
    const milliseconds = performance.now() - begun;
    const { method, path } = c.req;
    const logged = hidePathToken(path);
    const status = isBrokenOff(c) ? BROKEN_OFF : c.res.status;
    c.res.headers.set('X-Request-Id', requestId);
    const kind = routeClass(path);
    metrics.observe(kind, method, status, milliseconds / 1000);
    if (span) tracing?.endRequest(span, kind, status);
    // The query string stays out: it may hold addresses and codes of people.
    const entry = {
      requestId,
      traceId: span?.traceId,
      method,
      path: logged,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    };
    if (status >= 500) log.error(entry, 'request');
    else if (kind === 'health') log.debug(entry, 'request');
    else log.info(entry, 'request');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const level = isBrokenOff(c) ? 'info' : 'error';
    log[level]({ requestId, method: c.req.method, path: hidePathToken(c.req.path), err: error }, 'A request failed');
    if (wantsPage(c)) return lastResortPage(requestId);
    // It may be back in a moment: no cache may store its absence.
    if (error instanceof StoreError)
      return c.text('Service Unavailable', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    return c.json({ error: 'internal', requestId }, 500);
  });
}

/** The client left, or was sent away, before all of the request had arrived or all of the answer was sent. */
function isBrokenOff(c: Context<ServerEnv>): boolean {
  const { incoming, outgoing } = c.env;
  const isCutOff = incoming?.destroyed === true && !incoming.complete;
  return isCutOff || (outgoing?.destroyed === true && !outgoing.writableFinished);
}

const SANE_ID = /^[\w.:-]{8,64}$/;

/** The number of a request: the one a trusted proxy gave it, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
