import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { helpScreens } from '#modules/content/pages/texts/help-screens.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountGraphql } from '../mount-graphql.ts';

const { shop } = await testDatabase();
const app = new Hono();
mountGraphql(app, { shop, secure: false, helpScreens });

async function suggestedPages(text: string): Promise<string[]> {
  const answer = await app.request('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'query ($text: String!) { productsTextSearch(searchInput: { text: $text, limit: 6 }) { cms { name link } } }',
      variables: { text },
    }),
  });
  const { data } = await answer.json();
  return data.productsTextSearch.cms.map(({ link }: { link: string }) => link);
}

it.each([
  ['zwroty', '/zwroty'],
  ['zwro', '/zwroty'],
  ['jak zwrócić', '/zwroty'],
  ['gwarancja', '/reklamacje'],
  ['godziny otwarcia', '/sklepy'],
  ['godziny otwar', '/sklepy'],
  ['koszt dostawy', '/dostawa'],
  ['regulamin', '/regulamin'],
])('X.56 „%s” suggests the page that answers it', async (text, link) => {
  expect(await suggestedPages(text)).toContain(link);
});

it.each(['ku', 'kurtka', 'zwrot kurtki'])('X.56 a text about products suggests no page: „%s”', async (text) => {
  expect(await suggestedPages(text)).toEqual([]);
});
