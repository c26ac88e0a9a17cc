import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Edges, purgeEdges } from './purge-edges.ts';

const requests: string[] = [];
let refusals = 0;
const edge = createServer((request, response) => {
  refusals -= 1;
  if (refusals >= 0) return response.writeHead(503).end();
  requests.push(`${request.method} ${request.headers['cache-tag']}`);
  return response.end();
});
await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/`;
afterAll(() => new Promise((resolve) => edge.close(resolve)));
beforeEach(() => {
  requests.length = 0;
  refusals = 0;
});

describe('caches in front of the shop', () => {
  it('receive purges, those of one moment in one request', async () => {
    const edges = new Edges([url], { warn: vi.fn() });
    edges.purge(['product:1', 'category:2']);
    edges.purge(['product:1']);
    await edges.settled();
    edges.purge(['menu']);
    await edges.settled();
    expect(requests).toEqual(['PURGE product:1,category:2', 'PURGE menu']);
  });

  it('drop everything when there is too much to name', async () => {
    const edges = new Edges([url], { warn: vi.fn() });
    edges.purge(Array.from({ length: 2000 }, (_, id) => `product:${id}`));
    await edges.settled();
    expect(requests).toEqual(['PURGE *']);
  });

  it('receive them again after a refusal, and the log reports those that never accept', async () => {
    const warn = vi.fn();
    const edges = new Edges([url], { warn });
    refusals = 2;
    edges.purge(['menu']);
    await edges.settled();
    expect(requests).toEqual(['PURGE menu']);
    expect(warn).not.toHaveBeenCalled();
    refusals = 9;
    edges.purge(['menu']);
    await edges.settled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('each receive it at once, though another does not answer', async () => {
    const received = new Set<unknown>();
    const waiting: ServerResponse[] = [];
    let isSilent = true;
    const silent = createServer((request, response) => {
      received.add(request.headers['cache-tag']);
      if (isSilent) waiting.push(response);
      else response.end();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const edges = new Edges([`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, url], { warn: vi.fn() });
    edges.purge(['product:1']);
    await vi.waitFor(() => expect([requests, received.size]).toEqual([['PURGE product:1'], 1]), 60_000);
    edges.purge(['product:2']);
    await vi.waitFor(() => expect(requests).toEqual(['PURGE product:1', 'PURGE product:2']), 60_000);
    // The first request was still running; the second follows.
    expect([...received]).toEqual(['product:1']);
    isSilent = false;
    for (const response of waiting) response.end();
    await edges.settled();
    expect([...received]).toEqual(['product:1', 'product:2']);
    await new Promise((resolve) => silent.close(resolve));
  });

  it('receive it after the pages of the node are gone: a request at once gets no old page', async () => {
    const order: string[] = [];
    const edges = new Edges([url], { warn: vi.fn() });
    vi.spyOn(edges, 'purge').mockImplementation(() => void order.push('edge'));
    const pages = {
      keeping: true,
      purge: () => void order.push('page'),
      forget: () => void order.push('all'),
      advance() {},
      open() {},
    };
    const cache = purgeEdges(edges, pages);
    cache.purge(['menu'], 1);
    cache.forget();
    expect(order).toEqual(['page', 'edge', 'all', 'edge']);
  });
});
