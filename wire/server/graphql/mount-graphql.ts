import type { Context, Hono } from 'hono';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { createGraphql, errorResult } from './create-graphql.ts';
import { openArgument } from './open-argument.ts';
import { openCall } from './open-call.ts';
import { readGraphqlRequest } from './read-graphql-request.ts';
import { writeResult } from './write-result.ts';

/** Both spellings are in use (contract 1.1); what follows a `?` is only a marker for logs. */
const PATHS = ['/graphql/v1/', '/graphql/v1'];

export function mountGraphql(app: Hono, wire: WireContext): void {
  const graphql = createGraphql(wire.shop.log);
  for (const path of PATHS) {
    app.on(['GET', 'POST'], path, (c) => answer(c, wire, graphql));
    app.all(path, () => refuse({ status: 405, code: 'method-not-allowed', allow: ['GET', 'POST'] }));
  }
}

async function answer(c: Context, wire: WireContext, graphql: ReturnType<typeof createGraphql>): Promise<Response> {
  const method = c.req.method === 'POST' ? 'POST' : 'GET';
  if (method === 'POST' && comesFromAnotherSite(c.req.raw.headers, wire))
    return refuse({ status: 403, code: 'another-site' });
  const request = await readGraphqlRequest(c.req);
  if ('refused' in request) {
    return request.refused === 'too-large'
      ? writeResult(errorResult('The query is too long'), 413)
      : writeResult(errorResult('The request holds no query'));
  }
  const params = { ...request.params, query: openArgument(request.params.query) };
  const { context, finish } = openCall(c, wire);
  return finish(await graphql(method)(params, context));
}
