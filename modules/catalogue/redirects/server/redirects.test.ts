import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, news, redirects } from '#server/shop/schema.ts';
import { addRedirect, addRedirects, findRedirect, listRedirects, removeRedirect } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const add = async (source: string, target: string) => {
  const { refused } = await addRedirects(shop.db, [{ source, target }], shop.now());
  dropCached(shop, ['redirects']);
  return refused[0]?.reason ?? 'added';
};

describe('redirects', () => {
  it('finds an address exactly, without its query, and with or without its last slash', async () => {
    await add('/sklep.php?id=7', '/produkt/7/kubek');
    await add('/o-nas', '/contact.php');
    expect(await findRedirect(shop, '/sklep.php?id=7')).toBe('/produkt/7/kubek');
    expect(await findRedirect(shop, '/sklep.php?id=8')).toBeNull();
    expect(await findRedirect(shop, '/o-nas/?utm_source=x')).toBe('/contact.php');
    await add('/dawny/', '/blog');
    expect(await findRedirect(shop, '/dawny')).toBe('/blog');
    expect(await findRedirect(shop, '/dawny?utm_source=x')).toBe('/blog');
  });

  it('compares addresses as browsers send them', async () => {
    await add('/kubek żółty.html', '/produkt/1/kubek');
    expect(await findRedirect(shop, '/kubek%20%C5%BC%C3%B3%C5%82ty.html')).toBe('/produkt/1/kubek');
  });

  it('refuses loops and addresses of elsewhere, and shortens chains', async () => {
    expect(await add('/a', '/a')).toBe('loop');
    expect(await add('/a', '/b')).toBe('added');
    expect(await add('/b', '/c')).toBe('added');
    expect(await findRedirect(shop, '/a')).toBe('/c');
    expect(await add('/c', '/a')).toBe('loop');
    expect(await add('//zly.example', '/a')).toBe('wrong-source');
    expect(await add('/x', 'javascript:alert(1)')).toBe('wrong-target');
    for (const hidden of ['/.//zly.example', '/./..//zly.example', '/a/..//zly.example'])
      expect(await add('/x', hidden)).toBe('wrong-target');
  });

  it('takes any number at once as it would take them one by one', async () => {
    const wanted = [
      { row: 2, source: '/m1', target: '/m2' },
      { row: 3, source: '/m2', target: '/m3' },
      { row: 4, source: '/m3', target: '/m1' },
      { row: 5, source: '/c', target: '/m1' },
      { row: 6, source: '/m1', target: '/koniec' },
    ];
    const { refused } = await addRedirects(shop.db, wanted, shop.now());
    dropCached(shop, ['redirects']);
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([[4, 'loop']]);
    const ends = ['/a', '/b', '/c', '/m1', '/m2'].map((source) => findRedirect(shop, source));
    expect(await Promise.all(ends)).toEqual(['/m3', '/m3', '/m3', '/koniec', '/m3']);
  });

  it('what was not found is found once it is added', async () => {
    expect(await findRedirect(shop, '/later')).toBeNull();
    await add('/later', '/');
    expect(await findRedirect(shop, '/later')).toBe('/');
  });
});

it('O.38 the owner adds, finds and takes back where an old address leads', async () => {
  const owner = { ...shop, actor: { kind: 'command' } as const };
  expect(await addRedirect(owner, { source: '/wlasny_1.html', target: '/blog' })).toBe('added');
  expect(await addRedirect(owner, { source: '/', target: '/blog' })).toBe('wrong-source');
  expect(await addRedirect(owner, { source: '/a.html', target: 'javascript:x' })).toBe('wrong-target');
  expect(await addRedirect(owner, { source: '/wlasny_1.html', target: '/sklepy' })).toBe('added');
  expect(await addRedirect(owner, { source: '/wlasny_1.html', target: '/blog' })).toBe('added');
  expect(await listRedirects(shop, { text: 'wlasny_', limit: 9 })).toEqual([
    { source: '/wlasny_1.html', target: '/blog' },
  ]);
  expect(await removeRedirect(owner, '/wlasny_1.html')).toBe(true);
  expect(await removeRedirect(owner, '/wlasny_1.html')).toBe(false);
  const changes = await listChanges(shop, { objectKind: 'redirect' });
  expect(changes.map(({ action, before, after }) => [action, before?.target, after?.target])).toEqual([
    ['redirect.removed', '/blog', undefined],
    ['redirect.added', '/sklepy', '/blog'],
    ['redirect.added', '/blog', '/sklepy'],
    ['redirect.added', undefined, '/blog'],
  ]);
});

it('O.38 a stored circle of redirects holds up nothing', async () => {
  await shop.db.insert(redirects).values([
    { source: '/kolo-a', target: '/kolo-b' },
    { source: '/kolo-b', target: '/kolo-a' },
  ]);
  expect(await add('/kolo-c', '/kolo-a')).toBe('added');
});

it('O.38 two redirects that would lead to each other are added side by side: one is refused', async () => {
  const answers = await Promise.all([
    addRedirect(shop, { source: '/obok-a', target: '/obok-b' }),
    addRedirect(shop, { source: '/obok-b', target: '/obok-a' }),
  ]);
  expect(answers.sort()).toEqual(['added', 'loop']);
});

it('O.38 an address with a page, or one that cannot be typed, is no old address', async () => {
  const categoryId = await addCategory(shop, 'Namioty');
  const id = await addProduct(shop, { name: 'Namiot', categoryId });
  const hidden = await addProduct(shop, { name: 'Ukryty', categoryId, visible: false });
  expect(await add(`/produkt/${id}/dawna-nazwa`, '/blog')).toBe('living');
  expect(await add(`/kategoria/${categoryId}`, '/blog')).toBe('living');
  expect(await add('/blog', '/sklepy')).toBe('living');
  expect(await add('/koszyk', '/sklepy')).toBe('living');
  expect(await add(`/produkt/${hidden}/ukryty`, '/blog')).toBe('added');
  // A page that is not visible, hidden or dated ahead, may lead elsewhere.
  const [{ id: ahead } = { id: 0 }] = await shop.db
    .insert(news)
    .values({ title: 'Za sto lat', slug: 'za-sto-lat', date: '2126-01-01' })
    .returning();
  await shop.db.update(categories).set({ hidden: true }).where(eq(categories.id, categoryId));
  expect(await add(`/kategoria/${categoryId}`, '/blog')).toBe('added');
  expect(await add(`/aktualnosci/${ahead}/za-sto-lat`, '/blog')).toBe('added');
  expect(await add(`/${'a'.repeat(5000)}`, '/blog')).toBe('too-long');
});
