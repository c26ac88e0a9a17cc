import { expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { snippets } from '#server/shop/schema.ts';
import * as content from './index.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const shop = { ...bare, actor: { kind: 'command' } as const };
const view = { mobile: false, tablet: false, pc: true, requestUri: '/blog/1/a' };

it('O.38 a piece the owner sets up is handed out by consent, device and address, from the moment it is switched on', async () => {
  await shop.db.delete(snippets);
  const piece = { ...content.NEW_SNIPPET, title: 'Pomiar', content: '<i>x</i>', address: '/blog/', onMobile: false };
  const made = await content.saveSnippet(shop, null, piece);
  const id = made !== 'stale' && made.ok ? made.id : 0;
  const shownTo = async (asked: Partial<typeof view>, allowed: 'marketing'[]) =>
    (await content.pickPageParts(shop, { ...view, ...asked }, allowed)).snippets.length;
  expect(await shownTo({}, ['marketing'])).toBe(0);
  expect(await content.switchSnippet(shop, id, true)).toBe(true);
  expect(await shownTo({}, ['marketing'])).toBe(1);
  expect(await shownTo({}, [])).toBe(0);
  expect(await shownTo({ mobile: true, pc: false }, ['marketing'])).toBe(0);
  expect(await shownTo({ requestUri: '/' }, ['marketing'])).toBe(0);
  expect(await content.saveSnippet(shop, id, { ...piece, address: 'javascript:x' })).toEqual({
    ok: false,
    faults: { address: 'address' },
  });
  expect(await content.removeSnippet(shop, id)).toBe('removed');
  expect(await shownTo({}, ['marketing'])).toBe(0);
  expect((await listChanges(shop, { objectKind: 'snippet' })).map(({ action }) => action)).toEqual([
    'snippet.removed',
    'snippet.changed',
    'snippet.created',
  ]);
});

it('O.38 the later of two editors of a piece overwrites nothing', async () => {
  const made = await content.saveSnippet(shop, null, { ...content.NEW_SNIPPET, title: 'Pomiar' });
  const id = made !== 'stale' && made.ok ? made.id : 0;
  const opened = await content.findManagedSnippet(shop, id);
  expect(await content.saveSnippet(shop, id, { ...content.NEW_SNIPPET, title: 'Ani' }, opened?.mark)).toMatchObject({
    ok: true,
  });
  expect(await content.saveSnippet(shop, id, { ...content.NEW_SNIPPET, title: 'Oli' }, opened?.mark)).toBe('stale');
  expect(await content.findManagedSnippet(shop, id)).toMatchObject({ title: 'Ani' });
});
