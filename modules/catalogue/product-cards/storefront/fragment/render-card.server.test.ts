import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { renderCard } from './render-card.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kurtki');
const group = 4711;
const green = await addProduct(shop, { name: 'Halny, las', categoryId, versionGroup: group, versionName: 'las' });
const red = await addProduct(shop, {
  name: 'Halny, rdza',
  categoryId,
  versionGroup: group,
  versionName: 'rdza',
  description: '<p>Nie boi się wiatru.</p>',
});
const hidden = await addProduct(shop, { name: 'Halny, biel', categoryId, versionGroup: group, visible: false });

async function request(id: number, view: 'grid' | 'list' = 'grid') {
  const tags: string[] = [];
  const page: Pick<Page, 'cache'> = { cache: (kept) => tags.push(...kept.tags) };
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, settings: { ...shop.settings, oneCardPerModel: true } });
  context.set(pageContext, page as Page);
  const answer = await renderCard(context, { id, row: view === 'list' });
  return { html: (await answer?.text()) ?? null, tags };
}

it('the card of a version has its name, its place among the colours, and is kept until one of them changes', async () => {
  const { html, tags } = await request(red);
  expect(html).toMatch(/<h2 class="card-name"><a href="[^"]*">Halny<span class="card-colour">, rdza<\/span><\/a>/);
  expect(html?.match(/data-version="(\d+)"(?: aria-current="true")?/g)).toEqual([
    `data-version="${green}"`,
    `data-version="${red}" aria-current="true"`,
  ]);
  expect(tags).toEqual([`product:${green}`, `product:${red}`]);
});

it('in a list it is rendered as a row, with its one sentence', async () => {
  expect((await request(green)).html).not.toContain('card-row');
  expect((await request(green, 'list')).html).toContain('product-card card-row');
  expect((await request(red, 'list')).html).toContain('Nie boi się wiatru.');
  expect((await request(red)).html).not.toContain('wiatru');
});

it.each([hidden, 999_999, 2 ** 40, Number.NaN, -1])('there is none of %s', async (id) => {
  expect((await request(id)).html).toBeNull();
});
