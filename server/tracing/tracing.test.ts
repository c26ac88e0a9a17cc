import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { openShop } from '#server/shop/open-shop.ts';
import type { PageHandler } from '../pages/make-page.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { QueryWatch } from '../watching/query-watch.ts';
import { Tracing } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

const received: { path: string; key: string | undefined; body: string }[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push({ path: request.url ?? '', key: request.headers['x-key']?.toString(), body });
  response.end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const said: { query?: unknown; requestId?: unknown }[] = [];
const log = { info() {}, warn: (details: object) => void said.push(details), error() {} };
const { url } = await testDatabase({ filled: 'empty' });
const tracing = new Tracing({ endpoint, headers: { 'x-key': 'k' }, service: 'sklep', share: 1, everyMs: 50 }, log);
const queries = new QueryWatch({ log, slowMs: 40, tracing });
const shop = await openShop({ databaseUrl: url, log, watcher: queries });

/** Queries outside and inside of a transaction, one of them slowly, with typed text. */
const handlePage: PageHandler = async (_request, context) => {
  const { db } = context.get(shopContext);
  await db.execute(sql`select ${'ala@example.com'}::text as typed`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.05), ${'ala@example.com'}::text as typed`);
  });
  return new Response('page', { headers: { 'Content-Type': 'text/html' } });
};
const server = await startTestServer({ shop, databaseUrl: url, handlePage, queries, tracing });

afterAll(async () => {
  await server.close();
  await tracing.close();
  await shop.close();
  collector.close();
});

beforeEach(() => {
  received.length = 0;
  said.length = 0;
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

async function trace(traceparent?: string): Promise<SentSpan[]> {
  await fetch(`${server.address}/koszyk?kod=SEKRET`, traceparent ? { headers: { traceparent } } : {});
  const spans = () =>
    received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as SentSpan[]);
  // The request ends last, and goes with the last batch.
  await vi.waitFor(() => expect(spans().map(({ kind }) => kind)).toContain(2), { timeout: 60_000, interval: 20 });
  return spans();
}

it('O.52 a request is traced to its queries, in the trace of its caller', async () => {
  const spans = await trace(`00-${TRACE}-00f067aa0ba902b7-01`);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7', name: 'GET page', status: {} });
  const asked = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const texts = asked.map(({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue);
  expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('as typed'), 'begin', 'commit']));
  expect(asked.length).toBe(spans.length - 1);
  for (const { traceId, startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(traceId).toBe(TRACE);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'k' });
  expect(JSON.stringify(received)).toContain('sklep');
});

it('O.52 neither traces nor the log of slow queries hold what people typed', async () => {
  await trace(`00-${TRACE}-00f067aa0ba902b7-01`);
  expect(JSON.stringify(received)).not.toMatch(/ala@example|SEKRET/);
  const slow = said.filter(({ query }) => String(query).includes('pg_sleep'));
  expect(slow).toEqual([
    { requestId: expect.stringMatching(/^[\da-f-]{36}$/), ms: expect.any(Number), query: expect.any(String) },
  ]);
  expect(JSON.stringify(said)).not.toContain('ala@example');
});

it('O.52 a trace its caller does not keep is not kept here either', async () => {
  await fetch(`${server.address}/koszyk`, { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-00` } });
  const spans = await trace();
  expect(spans.map(({ traceId }) => traceId)).not.toContain(TRACE);
  expect(spans.length).toBeGreaterThan(2);
});

it('O.52 a collector that is away costs a line in the log and nothing else', async () => {
  const lonely = new Tracing({ endpoint: 'http://127.0.0.1:1', headers: {}, service: 'sklep', share: 1 }, log);
  const span = lonely.beginRequest('GET', '/', undefined);
  if (span) lonely.endRequest(span, 'page', 200);
  await lonely.close();
  expect(said).toEqual([{ lost: 1, why: expect.any(String) }]);
});
