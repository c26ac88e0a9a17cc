import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { footerColumns } from '../../features/shell/footer-links.ts';
import routes from '../../routes.ts';
import { findPages } from './find-pages.server.ts';

const { shop } = await testDatabase();
const links = async (text: string, besideProducts = false) =>
  (await findPages(shop, text, besideProducts)).map(({ link }) => link);

it.each([
  ['zwrot', '/zwroty'],
  ['zwroty', '/zwroty'],
  ['jak zwrócić towar', '/zwroty'],
  ['kontakt', '/contact.php'],
  ['reklamacja', '/reklamacje'],
  ['regulamin', '/regulamin'],
  ['rozmiary', '/tabela-rozmiarow'],
  ['status paczki', '/zamowienie/sprawdz'],
])('a search for „%s” names the page %s', async (text, link) => {
  expect(await links(text)).toContain(link);
});

it('what is only a product or nothing names no page; beside products every word has to fit', async () => {
  expect([await links('kurtka'), await links('po'), await links('')]).toEqual([[], [], []]);
  expect(await links('dostawa', true)).toEqual(['/dostawa']);
  expect(await links('kubek klienta', true)).toEqual([]);
});

it('all pages it may name have a screen', () => {
  const addresses = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));
  const hasScreen = (address: string) => matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.path !== '*';
  expect(addresses.filter((address) => !hasScreen(address))).toEqual([]);
  expect(hasScreen('/nigdzie')).toBe(false);
});
