import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { defaultLinks } from '#modules/content/navigation/texts/links.ts';
import { helpScreens } from '#modules/content/pages/texts/help-screens.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import routes from '#storefront/routes.ts';
import { findPages } from './find-pages.server.ts';

const { shop } = await testDatabase();
const NOTHING = { total: 0, leftOut: [] };
const PRODUCTS = { total: 9, leftOut: [] };
const links = async (text: string, listing: Parameters<typeof findPages>[2] = NOTHING) =>
  (await findPages(shop, text, listing)).map(({ link }) => link);

it.each([
  ['zwrot', '/zwroty'],
  ['zwroty', '/zwroty'],
  ['jak zwrócić towar', '/zwroty'],
  ['zwrot towaru', '/zwroty'],
  ['koszt dostawy', '/dostawa'],
  ['wyprzedaż', '/promocje'],
  ['kontakt', '/contact.php'],
  ['reklamacja', '/reklamacje'],
  ['regulamin', '/regulamin'],
  ['rozmiary', '/tabela-rozmiarow'],
  ['status paczki', '/zamowienie/sprawdz'],
])('a search for „%s” names the page %s', async (text, link) => {
  expect(await links(text)).toContain(link);
});

it('text that names only a product or nothing finds no page; with products every word has to match', async () => {
  expect([await links('kurtka'), await links('po'), await links('')]).toEqual([[], [], []]);
  expect(await links('dostawa', PRODUCTS)).toEqual(['/dostawa']);
  expect(await links('kubek klienta', PRODUCTS)).toEqual([]);
  expect(await links('reklamacja butów', PRODUCTS)).toEqual([]);
  expect(await links('reklamacja butów', { total: 9, leftOut: ['reklamacja'] })).toEqual(['/reklamacje']);
});

it('all pages it may name have a screen', () => {
  const addresses = helpScreens.map(({ link }) => link);
  const ofOwner = ['/dostawa', '/regulamin', '/prywatnosc', '/deklaracja-dostepnosci'];
  expect(defaultLinks.footer.flatMap(({ links }) => links.map(({ address }) => address)).sort()).toEqual(
    [...addresses, ...ofOwner].sort(),
  );
  const hasScreen = (address: string) => matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.path !== '*';
  expect(addresses.filter((address) => !hasScreen(address))).toEqual([]);
  expect(hasScreen('/nigdzie')).toBe(false);
});
