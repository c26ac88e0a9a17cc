import { asc, desc } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { demoHomeBlocks } from '#demo/content/home-blocks.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { homeBlocks } from '#server/shop/schema.ts';
import { loadHome } from './load.server.ts';

const { shop } = await testDatabase();

async function load() {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  let kept: readonly string[] = [];
  const page: Partial<Page> = {
    cache: ({ tags }) => {
      kept = tags;
    },
  };
  context.set(pageContext, page as Page);
  const { blocks } = await loadHome(context);
  return { blocks, kept };
}

it('S2.04 the blocks of the main page come filled, in the order of their rows', async () => {
  const { blocks, kept } = await load();
  expect(blocks.map(({ kind }) => kind)).toEqual(demoHomeBlocks.map(({ kind }) => kind));
  expect(blocks.find((block) => block.kind === 'hero')?.shown).toHaveLength(1);
  expect(blocks.find((block) => block.kind === 'band')?.shown?.srcDesktop).toContain('ognisko');
  const story = blocks.find((block) => block.kind === 'story')?.shown;
  expect(story?.cards).toHaveLength(4);
  expect(story?.text.match(/[.!?](\s|$)/g)).toHaveLength(3);
  for (const { id } of story?.cards ?? []) expect(kept).toContain(productTag(id));
  expect(blocks.find((block) => block.kind === 'products')?.shown.cards).toHaveLength(4);
});

it('a moved row moves its block', async () => {
  const rows = await shop.db.select().from(homeBlocks).orderBy(asc(homeBlocks.position));
  await shop.db.delete(homeBlocks);
  await shop.db.insert(homeBlocks).values(rows.map((row) => ({ ...row, position: 100 - row.position })));
  const { blocks } = await load();
  const [first] = await shop.db.select().from(homeBlocks).orderBy(desc(homeBlocks.id)).limit(1);
  expect(blocks[0]?.id).toBe(first?.id);
  expect(blocks.at(-1)?.kind).toBe('hero');
});
