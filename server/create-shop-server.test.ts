import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#platform/db/server/connect.ts';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import { pageContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
let renders = 0;

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Replaces React Router: each path is a kind of screen. */
const handlePage: PageHandler = async (request, context) => {
  renders += 1;
  const page = context.get(pageContext);
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/publiczna')) {
    page.cache({ tags: ['product:17'] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const script = `<script nonce="${page.scriptNonce}">go()</script>`;
    return html(`<h1>${pathname}${search} ${request.headers.get('Cookie')}</h1>${script}${'<p>tekst</p>'.repeat(200)}`);
  }
  if (pathname === '/osobista') {
    const visitor = await context.get(visitorContext).ensure();
    return html(`visitor ${visitor.id} ${search}`);
  }
  if (pathname === '/sprzeczna') {
    page.cache({ tags: [] });
    return html(`wariant ${page.cookie('wariant')}`);
  }
  if (pathname === '/dane.data') {
    page.cache({ tags: [] });
    return new Response('[]', { headers: { 'Content-Type': 'text/x-script' } });
  }
  if (pathname === '/zepsuta') throw new Error('secret detail');
  if (pathname === '/milczy')
    return new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } });
  if (request.method === 'POST') return html(`posted ${await request.text()} to ${request.url}`);
  page.cache({ tags: [] });
  return html('nie ma', 404);
};

const clientFolder = mkdtempSync(join(tmpdir(), 'witryna-client-'));
writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *');
const server = await startTestServer({ shop, databaseUrl: url, handlePage, clientFolder });
afterAll(async () => {
  await server.close();
  rmSync(clientFolder, { recursive: true });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.address + path, { method, headers, redirect: 'manual' });

describe('public pages', () => {
  it('are made once and then served as kept', async () => {
    renders = 0;
    const all = await Promise.all(Array.from({ length: 20 }, () => get('/publiczna/1').then((it) => it.text())));
    expect(new Set(all).size).toBe(1);
    await get('/publiczna/1');
    expect((await get('/publiczna/1/')).headers.get('location')).toBe('/publiczna/1');
    await get('/publiczna/1?utm_source=x&fbclid=y');
    await get('/publiczna/1?cokolwiek=z');
    expect(renders).toBe(1);
  });

  it('are requested with unknown parameters: cached once, without them', async () => {
    renders = 0;
    const first = await get('/publiczna/2?dziwny=1').then((it) => it.text());
    expect(first).not.toContain('dziwny');
    expect(await get('/publiczna/2').then((it) => it.text())).toBe(first);
    await get('/publiczna/2?inny=2');
    expect(renders).toBe(2);
  });

  it('never see a cookie and never set one', async () => {
    const response = await get('/publiczna/3', { Cookie: 'client=abcdefghijklmnopqrstuvwx' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('null');
  });

  it('offer themselves to shared caches with their tags; a browser asks each time', async () => {
    for (const _ of ['made', 'kept']) {
      const response = await get('/publiczna/4');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
      expect(response.headers.get('CDN-Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=3600');
      expect(response.headers.get('Cache-Tag')).toBe('product:17');
    }
  });

  it('answer 304 to a client that has the page, and HEAD without a body', async () => {
    const etag = (await get('/publiczna/5')).headers.get('ETag') ?? '';
    expect((await get('/publiczna/5', { 'If-None-Match': etag })).status).toBe(304);
    const head = await get('/publiczna/5', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
  });

  it('are also kept for data requests', async () => {
    await get('/dane.data');
    renders = 0;
    expect((await get('/dane.data')).headers.get('Cache-Control')).toMatch(/^public/);
    expect(renders).toBe(0);
  });

  it('X.18 carry a strict policy with the hash of their own scripts, made or kept', async () => {
    for (const _ of ['made', 'kept']) {
      const response = await get('/publiczna/6');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("'sha256-");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(await response.text()).toContain('<script>go()</script>');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    }
  });
});

describe('other pages', () => {
  it('are never kept when personal, and bring the client cookie', async () => {
    const first = await get('/osobista?kod=1');
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^client=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const text = await first.text();
    expect(text).toContain('?kod=1');
    const again = await get('/osobista?kod=1', { Cookie: cookie.split(';')[0] ?? '' });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.text()).toBe(text);
    expect(await get('/osobista?kod=1').then((it) => it.text())).not.toBe(text);
  });

  it('do not leak to others who ask at the same moment', async () => {
    const texts = await Promise.all(Array.from({ length: 10 }, () => get('/osobista').then((it) => it.text())));
    expect(new Set(texts).size).toBe(10);
  });

  it('are never cached when they read a cookie', async () => {
    expect(await get('/sprzeczna', { Cookie: 'wariant=a' }).then((it) => it.text())).toBe('wariant a');
    expect(await get('/sprzeczna', { Cookie: 'wariant=b' }).then((it) => it.text())).toBe('wariant b');
    expect(server.logged.some((line) => String(line.msg).includes('looked at the visitor'))).toBe(true);
  });

  it('are not kept when they do not exist', async () => {
    renders = 0;
    for (const _ of [1, 2]) expect((await get('/nie-ma')).status).toBe(404);
    expect(renders).toBe(2);
  });

  it('are no answer for files that are not there: those who wanted a script or a sign get a line', async () => {
    renders = 0;
    for (const path of ['/assets/nie-ma.js', '/favicon.ico']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
      expect(await get(path, { Accept: 'text/html' }).then((it) => it.text())).toContain(errorTexts.notFound.title);
    }
    expect(renders).toBe(0);
  });

  it('fail with a Polish page, a request id and no detail; the log has the rest', async () => {
    for (const path of ['/zepsuta', '/milczy']) {
      const response = await get(path, { Accept: 'text/html' });
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain('Coś poszło nie tak');
      expect(text).not.toMatch(/secret detail|at .*:\d+|Unexpected/);
      expect(text).toContain(response.headers.get('X-Request-Id'));
    }
    expect(JSON.stringify(server.logged)).toContain('secret detail');
  });
});

describe('every answer', () => {
  it.each([
    ['a made page', '/publiczna/90', 'GET', 200],
    ['a cached page', '/publiczna/90', 'GET', 200],
    ['a page that does not exist', '/nie-ma', 'GET', 404],
    ['a page that fails', '/zepsuta', 'GET', 500],
    ['a file', '/robots.txt', 'GET', 200],
    ['a picture that does not exist', '/obraz/320/nie-ma.png', 'GET', 404],
    ['a call', '/ajax/get.php', 'GET', 405],
    ['a query', '/graphql/v1/', 'POST', 200],
    ['a redirect', '/basketchange.php', 'POST', 303],
    ['a refusal', '/publiczna/90', 'DELETE', 405],
    ['health', '/healthz', 'GET', 200],
    ['openness', '/openz', 'GET', 200],
    ['readiness', '/readyz', 'GET', 200],
    ['figures', '/metrics', 'GET', 200],
  ])('X.18 carries the security headers and a number of its own: %s', async (_what, path, method, status) => {
    const answers = [await get(path, {}, method), await get(path, {}, method)];
    for (const { headers, status: given } of answers) {
      expect(given).toBe(status);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
    }
    expect(answers[0]?.headers.get('X-Request-Id')).not.toBe(answers[1]?.headers.get('X-Request-Id'));
  });

  it('takes the number a trusted proxy gave the request, cached pages too', async () => {
    const trusting = await startTestServer({ shop, databaseUrl: url, handlePage, config: { trustProxy: true } });
    const headers = { 'X-Request-Id': 'from-the-proxy' };
    for (const _ of ['made', 'kept']) {
      const response = await fetch(`${trusting.address}/publiczna/91`, { headers });
      expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy');
      expect((await get('/publiczna/91', headers)).headers.get('X-Request-Id')).not.toBe('from-the-proxy');
    }
    await trusting.close();
  });
});

describe('requests', () => {
  const post = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer> = 'a=1') =>
    fetch(`${server.address}/formularz`, { method: 'POST', headers: { Origin: server.address, ...headers }, body });

  it('from another site cannot change anything', async () => {
    expect((await post({ Origin: 'https://zlo.example' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ Origin: server.address })).status).toBe(200);
    const silent = await fetch(`${server.address}/formularz`, { method: 'POST', body: 'a=1' });
    expect(silent.status, 'no browser').toBe(403);
  });

  it('reach React Router under the origin the browser named', async () => {
    expect(
      await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://za-proxy.example' }).then((it) => it.text()),
    ).toBe('posted a=1 to https://za-proxy.example/formularz');
  });

  it('may carry a megabyte and no more', async () => {
    expect((await post({}, new Uint8Array(1_048_576))).status).toBe(200);
    expect((await post({}, new Uint8Array(1_048_577))).status).toBe(413);
    expect((await post({}, new Uint8Array(10_000_000))).status).toBe(413);
    expect(await chunked('/formularz', 10_000_000)).toMatchObject({ status: 413 });
  });

  it('that are refused explain the reason in Polish, with a link', async () => {
    const accept = { Accept: 'text/html,*/*;q=0.8' };
    const tooLarge = await (await post(accept, new Uint8Array(1_048_577))).text();
    expect(tooLarge).toContain(errorTexts.tooLarge.lead('1\u00a0MB'));
    expect(tooLarge).toContain('href="/formularz"');
    const foreign = { Origin: 'https://zlo.example' };
    expect(await (await post({ ...accept, ...foreign })).text()).toContain(errorTexts.foreign.lead);
    // A script may show this text.
    const plain = await post(foreign);
    expect([plain.headers.get('content-type'), await plain.text()]).toEqual([
      'text/plain; charset=UTF-8',
      `${errorTexts.foreign.title}. ${errorTexts.foreign.lead}`,
    ]);
  });

  it.each([
    ['/basketchange.php', 'application/x-www-form-urlencoded', 2_097_152, 303, { error: 'too-large' }],
    ['/basketchange.php', 'multipart/form-data; boundary=x', 12_582_912, 400, { error: 'too-large' }],
    ['/ajax/get.php', 'text/plain', 65_536, 400, { error: 'too-large' }],
    ['/graphql/v1/', 'text/plain', 65_536, 200, { errors: [{ message: 'The query is too long' }] }],
  ])('%s with %s has a limit of its own and says so in its own words', async (path, type, limit, within, words) => {
    const send = async (bytes: number) =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: new Uint8Array(bytes).fill(120),
        redirect: 'manual',
      });
    expect((await send(limit)).status).toBe(within);
    for (const bytes of [limit + 1, limit + 10_000_000]) {
      const refused = await send(bytes);
      expect([refused.status, await refused.json()]).toMatchObject([413, words]);
    }
    const { status, body } = await chunked(path, 10_000_000);
    expect([status, JSON.parse(body)]).toMatchObject([413, words]);
  });

  it('with a wrong method answer with the allowed ones', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await get('/publiczna/1', {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
    }
    const answer = await get('/publiczna/1', { accept: 'text/html' }, 'PUT');
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain(errorTexts.notSendable.title);
  });

  it('with a broken address get an answer', async () => {
    for (const path of ['/%E0%A4%A', '/a%00b', '//', '/?%', `/${'a'.repeat(8000)}`]) {
      expect((await get(path)).status).toBeLessThan(500);
    }
  });

  it('are logged with their id, without the query', async () => {
    const response = await get('/nie-ma?email=ala@example.com');
    const id = response.headers.get('X-Request-Id');
    const line = server.logged.find((entry) => entry.requestId === id);
    expect(line).toMatchObject({ method: 'GET', path: '/nie-ma', status: 404 });
    expect(JSON.stringify(server.logged)).not.toContain('ala@example.com');
  });
});

describe('watching', () => {
  it('healthz, openz, readyz and metrics answer', async () => {
    expect(await get('/healthz').then((it) => it.text())).toBe('ok');
    expect(await get('/openz').then((it) => it.text())).toBe('open');
    expect(await get('/readyz').then((it) => it.text())).toBe('ready');
    const figures = await get('/metrics').then((it) => it.text());
    expect(figures).toMatch(/witryna_page_cache_hits \d+/);
    expect(figures).toMatch(/witryna_requests_total\{kind="page",method="GET",status="404"\} \d+/);
    expect(figures).toMatch(/witryna_pool_connections \d+/);
  });

  it('figures of browsers that allowed statistics stand in metrics', async () => {
    const send = (cookie: string) =>
      fetch(`${server.address}/ajax/vitals`, {
        method: 'POST',
        body: JSON.stringify([
          { name: 'LCP', value: 900 },
          { name: 'CLS', value: 0.02 },
        ]),
        headers: { cookie, 'content-type': 'text/plain;charset=UTF-8' },
      });
    const figures = async () => {
      const text = await get('/metrics').then((it) => it.text());
      return [/web_vital_seconds_(?:count|sum)\{name="LCP"\} \S+/g, /web_vital_shift_sum \S+/g].flatMap(
        (pattern) => text.match(pattern) ?? [],
      );
    };
    await send('ck_consent=marketing');
    expect(await figures()).toEqual(['web_vital_shift_sum 0']);
    expect((await send('ck_consent=analytics')).status).toBe(204);
    expect(await figures()).toEqual([
      ...['web_vital_seconds_sum{name="LCP"} 0.9', 'web_vital_seconds_count{name="LCP"} 1'],
      'web_vital_shift_sum 0.02',
    ]);
  });

  it('metrics are not for everybody', async () => {
    expect((await get('/metrics', { 'X-Forwarded-For': '8.8.8.8' })).status).toBe(403);
    const guarded = await startTestServer({
      shop,
      databaseUrl: url,
      handlePage,
      config: { metricsToken: 'long-enough' },
    });
    expect((await fetch(`${guarded.address}/metrics`)).status).toBe(403);
    const headers = { Authorization: 'Bearer long-enough' };
    expect((await fetch(`${guarded.address}/metrics`, { headers })).status).toBe(200);
    await guarded.close();
  });

  it('readyz says 503 when the database is away; the node keeps serving its cached pages', async () => {
    const query = () => Promise.reject(new Error('gone'));
    const pool: typeof shop.pool = Object.create(shop.pool, { query: { value: query } });
    const lame = await startTestServer({ shop: { ...shop, pool }, databaseUrl: url, handlePage });
    expect((await fetch(`${lame.address}/readyz`)).status).toBe(503);
    for (const path of ['/healthz', '/openz']) expect((await fetch(lame.address + path)).status).toBe(200);
    await lame.close();
  });

  it('readyz says 200 while all connections are at work and come back, and 503 when none does', async () => {
    const { pool, close } = connect(url, { poolSize: 1 });
    const busy = await startTestServer({ shop: { ...shop, pool }, databaseUrl: url, handlePage });
    const ask = async () => (await fetch(`${busy.address}/readyz`)).status;
    const first = await pool.connect();
    // Comes before the question and keeps what is given back.
    const second = pool.connect();
    const asked = ask();
    await vi.waitFor(() => expect(pool.waitingCount).toBe(2), 60_000);
    first.release();
    expect(await asked).toBe(200);
    const taken = await second;
    expect(await ask()).toBe(503);
    taken.release();
    await busy.close();
    await close();
  });

  it('readyz says 503 while the shop closes, and every answer ends its connection', async () => {
    const closing = await startTestServer({ shop, databaseUrl: url, handlePage });
    await fetch(`${closing.address}/publiczna/1`);
    const open = await fetch(`${closing.address}/publiczna/1`);
    expect(open.headers.get('Connection')).toBe('keep-alive');
    const underWay = fetch(`${closing.address}/publiczna/2`);
    await new Promise((resolve) => closing.http.once('request', resolve));
    closing.startClosing();
    expect((await underWay).headers.get('Connection')).toBe('close');
    const ready = await fetch(`${closing.address}/readyz`);
    expect([ready.status, ready.headers.get('Connection')]).toEqual([503, 'close']);
    expect((await fetch(`${closing.address}/openz`)).status).toBe(503);
    const kept = await fetch(`${closing.address}/publiczna/1`);
    expect([kept.status, kept.headers.get('Connection')]).toEqual([200, 'close']);
    await closing.close();
  });

  it('over https cookies are secure and HSTS is sent', async () => {
    const safe = await startTestServer({ shop, databaseUrl: url, handlePage, origin: 'https://sklep.example' });
    const response = await fetch(`${safe.address}/osobista`);
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=');
    await safe.close();
  });
});

/** A body that does not say how long it is. */
function chunked(path: string, bytes: number): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      server.address + path,
      { method: 'POST', headers: { Origin: server.address } },
      async (response) => {
        resolve({ status: response.statusCode, body: await text(response) });
      },
    );
    call.on('error', reject);
    for (let sent = 0; sent < bytes; sent += 100_000) call.write(Buffer.alloc(100_000));
    call.end();
  });
}
