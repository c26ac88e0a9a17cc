import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { signIn } from '#modules/customers/accounts/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { CLIENT_COOKIE, SESSION_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { mountBasket } from './mount-basket.ts';

const { shop } = await testDatabase({ filled: 'demo' });
const app = new Hono();
mountBasket(app, { shop, secure: false });

/** Three cups of 300 points each, which the demo's customer with 640 points cannot pay. */
async function exchange(number: number, cookie = '') {
  const response = await app.request('/basketchange.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: `product=7&size=uniw&number=${number}&forpoints=1&getAjax=true`,
  });
  return (await response.json()).outcomes;
}

it('S6.02 S6.03 S6.04 points are asked of the customer behind the call', async () => {
  expect(await exchange(1)).toMatchObject([{ code: 'points-sign-in' }]);
  const signed = await signIn(shop, 'anna', 'polana1');
  if (signed.kind !== 'signed-in') throw new Error('anna could not sign in');
  const cookie = `${SESSION_COOKIE}=${signed.token}; ${CLIENT_COOKIE}=${signed.clientToken}`;
  expect(await exchange(3, cookie)).toMatchObject([{ code: 'not-enough-points' }]);
  expect(await exchange(2, cookie)).toMatchObject([{ code: 'added', quantity: 2 }]);
});
