import { expect, it } from 'vitest';
import { enter, findSession } from '#modules/customers/accounts/server/index.ts';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sessionCookies } from '#platform/visitors/rules/visitor-cookies.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url: databaseUrl } = await testDatabase();
const ANNA = 1;

/** Signs Anna in at `/enter`; anywhere else says who is signed in. */
const handlePage: PageHandler = async (request, context) => {
  const page = context.get(pageContext);
  const own = context.get(shopContext);
  if (new URL(request.url).pathname === '/enter') {
    const cookies = sessionCookies(await enter(own, ANNA, {}), page.cookies);
    return new Response('ok', {
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', toSetCookie(cookie)]),
    });
  }
  return new Response((await findSession(own, page.cookie('RSSID')))?.login ?? 'guest');
};

/** The cookies that a browser would send to a host: those of that host, and of a domain it belongs to. */
function cookiesFor(host: string, from: string, setCookies: string[]): string {
  const travels = (cookie: string) => {
    const domain = /; Domain=([^;]+)/.exec(cookie)?.[1];
    return domain === undefined ? host === from : host === domain || host.endsWith(`.${domain}`);
  };
  return setCookies
    .filter(travels)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

it.each([
  ['polana.example', 'anna'],
  [undefined, 'guest'],
])('S6.08 with the cookie domain %s a sign-in at one site makes the visitor of the other %s', async (domain, login) => {
  const [first, second] = await Promise.all(
    ['sklep', 'outlet'].map((name) =>
      startTestServer({
        shop,
        databaseUrl,
        handlePage,
        origin: `http://${name}.polana.example`,
        config: { cookieDomain: domain },
      }),
    ),
  );
  if (!first || !second) throw new Error('no servers');
  const entered = await fetch(`${first.address}/enter`);
  const set = entered.headers.getSetCookie();
  const ask = async (server: typeof first, host: string) => {
    const cookie = cookiesFor(host, 'sklep.polana.example', set);
    return (await fetch(`${server.address}/`, { headers: { cookie } })).text();
  };
  expect(await ask(first, 'sklep.polana.example')).toBe('anna');
  expect(await ask(second, 'outlet.polana.example')).toBe(login);
  expect(cookiesFor('evil.example', 'sklep.polana.example', set)).toBe('');
  await Promise.all([first.close(), second.close()]);
});
