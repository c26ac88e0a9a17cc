import { afterAll, expect, it, vi } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { addRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { dropCached, listenForPurges } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { pagePurges } from '#server/shop/schema.ts';
import * as search from './index.ts';
import { reindexProducts } from './reindex-products.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const shop = { ...bare, actor: { kind: 'command' } as const };
// As in a process that serves pages: rules are kept in memory until a purge.
listenForPurges(shop, true);
afterAll(() => listenForPurges(shop, false));

const categoryId = await addCategory(shop, 'Biwak');
const add = (name: string, code: string, popularity = 0) => addProduct(shop, { name, code, categoryId, popularity });
const knife = await add('Nóż składany Zbieracz', 'N-1', 5);
const tent = await add('Namiot Solo', 'T-1', 9);
const bigTent = await add('Namiot rodzinny Obóz', 'T-2', 4);
const cup = await add('Kubek Bóbr', 'K-1', 3);
await reindexProducts(shop);

const found = async (text: string) => {
  const listing = await getListing(shop, { kind: 'search', text });
  const suggested = (await search.suggest(shop, text, 6)).products.map(({ id }) => id);
  const ids = listing?.products.map(({ id }) => id) ?? [];
  expect(suggested, 'the search box says the same').toEqual(ids);
  return ids;
};
const made = async (saving: ReturnType<typeof search.saveSynonym>) => {
  const outcome = await saving;
  if (outcome === 'stale' || !outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
};
const synonym = (phrases: string[], names: string[], bothWays: 'one' | 'both') => ({ phrases, names, bothWays });

it('O.31 a synonym works at once, one way or both ways, and is gone with its rule', async () => {
  expect(await found('gerlach')).toEqual([]);
  const id = await made(search.saveSynonym(shop, null, synonym(['Gerlach'], ['nóż składany'], 'one')));
  expect(await found('gerlacha')).toEqual([knife]);
  expect(await found('nóż')).toEqual([knife]);
  await made(search.saveSynonym(shop, null, synonym(['wigwam', 'dom z płótna'], ['namiot'], 'both')));
  expect(await found('wigwam')).toEqual([tent, bigTent]);
  expect(await found('domu z płótna')).toEqual([tent, bigTent]);
  expect(await found('wigwam rodzinny')).toEqual([bigTent]);
  expect(await search.removeSearchRule(shop, id)).toBe('removed');
  expect(await found('gerlach')).toEqual([]);
});

it.each([
  [['kubek'], ['kubek']],
  [['kubek'], ['Kubki']],
  [
    ['dom z płótna', 'kubek'],
    ['namiot', 'kubka'],
  ],
])('O.31 a synonym that says the same words is refused: %j for %j', async (phrases, names) => {
  for (const way of ['one', 'both'] as const)
    expect(await search.saveSynonym(shop, null, synonym(phrases, names, way))).toEqual({
      ok: false,
      faults: { names: 'same-words' },
    });
});

it('O.31 pinned products stand first for their phrase in any form, in their order, also those the phrase does not find', async () => {
  expect(await found('namiot')).toEqual([tent, bigTent]);
  const id = await made(search.savePin(shop, null, { phrases: ['namiot'], codes: ['K-1', 'T-2'] }));
  expect(await found('Namioty')).toEqual([cup, bigTent, tent]);
  expect(await found('namiot rodzinny')).toEqual([bigTent]);
  await made(search.savePin(shop, id, { phrases: ['namiot', 'coś nieznanego'], codes: ['T-2'] }));
  expect(await found('namiot')).toEqual([bigTent, tent]);
  expect(await found('nieznanego')).toEqual([bigTent]);
});

it('O.31 words lead to a page of the shop, never to elsewhere and never back to the search', async () => {
  const page = (address: string) => ({ phrases: ['oddać towar'], page: '', address });
  for (const address of [
    'https://zle.example',
    '//zle.example',
    'zwroty',
    '/szukaj?text=zwrot',
    '/Search.php?text=zwrot',
    '',
  ]) {
    expect(await search.saveSearchPage(shop, null, page(address))).toEqual({
      ok: false,
      faults: { address: 'own-search' },
    });
  }
  expect(await search.findSearchPage(shop, 'oddać towar')).toBeNull();
  await made(search.saveSearchPage(shop, null, page('/zwroty')));
  expect(await search.findSearchPage(shop, 'Towar oddać')).toEqual({ address: '/zwroty', phrase: 'oddać towar' });
  // An address that leads to the search, from the first or only from later on.
  await addRedirect(shop, { source: '/dawne-zwroty', target: '/szukaj?text=oddać towar' });
  expect(await search.saveSearchPage(shop, null, { ...page('/dawne-zwroty'), phrases: ['zwrot'] })).toMatchObject({
    faults: { address: 'own-search' },
  });
  const later = await made(search.saveSearchPage(shop, null, { ...page('/kiedys'), phrases: ['dawniej'] }));
  await addRedirect(shop, { source: '/kiedys', target: '/search.php?text=dawniej' });
  dropCached(shop, ['redirects']);
  expect(await search.findSearchPage(shop, 'dawniej')).toBeNull();
  await search.removeSearchRule(shop, later);
  expect((await search.suggest(shop, 'oddać towar', 6)).cms).toEqual([{ name: 'oddać towar', link: '/zwroty' }]);
});

it('a rule that another user saved meanwhile is not overwritten', async () => {
  const id = await made(search.saveSynonym(shop, null, synonym(['dzban'], ['kubek'], 'one')));
  const mark = (await search.findSearchRule(shop, id))?.mark;
  await made(search.saveSynonym(shop, id, synonym(['dzban', 'dzbanek'], ['kubek'], 'one'), mark));
  expect(await search.saveSynonym(shop, id, synonym(['dzban'], ['nóż'], 'one'), mark)).toBe('stale');
  expect((await search.findSearchRule(shop, id))?.names).toEqual(['kubek']);
  await search.removeSearchRule(shop, id);
});

it('what cannot be a rule is refused with its field', async () => {
  const refused = { ok: false, faults: { phrases: 'phrase' } };
  expect(await search.saveSynonym(shop, null, synonym(['– –'], ['nóż'], 'one'))).toEqual(refused);
  expect(await search.savePin(shop, null, { phrases: ['kubek'], codes: ['nie ma'] })).toEqual({
    ok: false,
    faults: { codes: 'unknown' },
  });
  expect(await search.savePin(shop, null, { phrases: ['namiotów'], codes: ['T-1'] })).toEqual({
    ok: false,
    faults: { phrases: 'phrase-taken' },
  });
  expect(await search.saveSynonym(shop, 99_999, synonym(['a1'], ['b1'], 'one'))).toEqual({ ok: false, faults: null });
});

it('O.31 rules are read once until one changes; then every process is notified, and the audit log has an entry', async () => {
  await search.suggest(shop, 'kubek', 6);
  const select = vi.spyOn(shop.db, 'select');
  await search.suggest(shop, 'namiot rodzinny', 6);
  expect(select).not.toHaveBeenCalled();
  select.mockRestore();
  await shop.db.delete(pagePurges);
  await made(search.saveSynonym(shop, null, synonym(['czarka'], ['kubek'], 'one')));
  const [purge] = await shop.db.select().from(pagePurges);
  expect(purge?.tags).toEqual(expect.arrayContaining(['search', 'search-rules']));
  const [change] = await listChanges(shop, { objectKind: 'search-rule' });
  expect(change).toMatchObject({ action: 'search-rule.created', after: { phrases: ['czarka'], names: ['kubek'] } });
  // Another process that receives the purge.
  expect(await found('czarka')).toEqual([cup]);
  dropCached(shop, purge?.tags ?? []);
  expect(await found('czarka')).toEqual([cup]);
});

it('O.31 the tester says by what each product was found, its position and why a product is missing', async () => {
  const { products, ownNames, asked, leadsTo } = await search.explainSearch(shop, 'wigwam', 'N-1');
  expect(products.map(({ id, place }) => [id, place])).toEqual([
    [tent, 1],
    [bigTent, 2],
  ]);
  expect(products[0]).toMatchObject({
    isPinned: false,
    isAvailable: true,
    popularity: 9,
    fit: { step: 1, of: 4 },
    words: [{ word: 'wigwam', match: { place: 'first-in-name', kind: 'own-synonym', found: 'namiot' } }],
  });
  expect(ownNames).toEqual([{ word: 'wigwam', names: ['dom z płótna', 'namiot'] }]);
  expect(asked).toMatchObject({ id: knife, place: null, fit: null, words: [{ word: 'wigwam', match: null }] });
  expect(leadsTo).toBeNull();
  const pinned = await search.explainSearch(shop, 'namiot');
  expect(pinned.products.map(({ id, isPinned }) => [id, isPinned])).toEqual([
    [bigTent, true],
    [tent, false],
  ]);
  expect(pinned.asked).toBeNull();
  expect((await search.explainSearch(shop, 'oddać towar')).leadsTo).toBe('/zwroty');
  expect((await search.explainSearch(shop, '')).products).toEqual([]);
});
