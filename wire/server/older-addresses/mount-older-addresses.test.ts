import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { mountOlderAddresses } from './mount-older-addresses.ts';

const app = new Hono();
mountOlderAddresses(app, { shop: { log: testLog } as Shop, secure: false });

async function ask(address: string, method = 'GET', headers: Record<string, string> = {}) {
  const answer = await app.request(`http://sklep.test${address}`, {
    method,
    headers: { host: 'sklep.test', ...headers },
  });
  return [answer.status, answer.headers.get('location')];
}

describe('addresses other front ends know', () => {
  it.each([
    ['/search.php?text=kubek&filter_price=10-20', '/szukaj?text=kubek&filter_price=10-20'],
    ['/search.php', '/szukaj'],
    ['/product-compare.php', '/porownanie'],
    ['/basketedit.php', '/koszyk'],
    ['/basketedit.php?mode=2', '/ulubione'],
    ['/return.php', '/koszyk'],
    ['/shoppinglist.php', '/listy'],
    ['/shoppinglist.php?list=12', '/listy/12'],
    ['/shoppinglist.php?list=x', '/listy'],
    ['/order2.php?preview=true', '/zamowienie/dane'],
    ['/orderdetails.php?id=17223906&key=a%26b', '/konto/zamowienia/17223906?token=a%26b'],
    ['/orderdetails.php?id=//evil.example', '/konto/zamowienia/%2F%2Fevil.example'],
    ['/orderdetails.php', '/konto/zamowienia'],
    ['/order-open.php', '/zamowienie/sprawdz'],
    ['/returns-open.php', '/zwroty'],
    ['/returns-method.php?type=multiproduct', '/zwroty'],
    ['/rma-open.php', '/reklamacje'],
    ['/rma-method.php?type=multiproduct', '/reklamacje'],
    ['/rma-add.php', '/reklamacje/nowa'],
  ])('%s has moved for good', async (address, page) => {
    expect(await ask(address)).toEqual([301, page]);
  });

  it.each([
    ['/order-open.php', 307, '/zamowienie/sprawdz'],
    ['/returns-open.php', 307, '/zwroty'],
    ['/rma-open.php', 307, '/reklamacje'],
    ['/rma-add.php', 307, '/reklamacje/nowa'],
    ['/search.php', 307, '/zapytaj-o-produkt'],
    ['/returns-method.php?type=multiproduct', 303, '/zwroty'],
    ['/rma-method.php?type=multiproduct', 303, '/reklamacje'],
    ['/order2.php?preview=true', 303, '/zamowienie/dane'],
  ])('a form posted to %s goes on with %i', async (address, status, page) => {
    expect(await ask(address, 'POST')).toEqual([status, page]);
  });

  it('a form of another site does not, nor does another method', async () => {
    expect(await ask('/rma-add.php', 'POST', { 'sec-fetch-site': 'cross-site' })).toEqual([403, null]);
    expect(await ask('/rma-add.php', 'DELETE')).toEqual([405, null]);
  });
});
