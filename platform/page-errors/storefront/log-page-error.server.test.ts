import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logPageError } from './log-page-error.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('logs a failed page without the token of its address', () => {
  const logged: unknown[] = [];
  const log = { ...shop.log, error: (fields: unknown) => logged.push(fields) };
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, log });
  context.set(pageContext, { requestId: 'r1' } as Page);
  const request = new Request('http://shop/newsletter/Qx7-aB3kPz_9sLwT/potwierdz');
  logPageError(new Error('no database'), { request, context }, 'failed');
  expect(logged).toMatchObject([{ requestId: 'r1', path: '/newsletter/…/potwierdz' }]);
});
