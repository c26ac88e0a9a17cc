import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getProductOpinions } from '#shop/after-sale/opinions/index.ts';
import { askQuestion, listQuestions } from '#shop/after-sale/questions/index.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { purgedBy } from '#shop/platform/db/testing/purged-by.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { newsletterReaders, opinions, outbox } from '#shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const run = (...typed: string[]) => parseCommand(typed).run(shop);
const productId = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Kuchnia') });

describe('npm run shop: opinions', () => {
  it('S2.33 S4.49 what waits is read, published with a reply, or turned down; pages are made again', async () => {
    const written = { productId, rating: 5, author: 'Ala', createdAt: shop.now() };
    const rows = await shop.db
      .insert(opinions)
      .values([
        { ...written, content: 'Piękny kubek' },
        { ...written, content: 'Kup u konkurencji' },
      ])
      .returning({ id: opinions.id });
    const [good = '', bad = ''] = rows.map(({ id }) => String(id));
    expect((await run('opinions', 'list')).join()).toContain('Piękny kubek');
    const purged = await purgedBy(shop, async () => {
      expect(await run('opinions', 'publish', good)).toEqual([`Opinion ${good} is published.`]);
    });
    expect(purged).toContain(`product:${productId}`);
    await run('opinions', 'reply', good, 'Dziękujemy', 'i', 'pozdrawiamy!');
    await run('opinions', 'reject', bad);
    const { items } = await getProductOpinions(shop, productId, { from: 0, limit: 9 });
    expect(items).toMatchObject([{ content: 'Piękny kubek', answer: 'Dziękujemy i pozdrawiamy!' }]);
    expect(await run('opinions', 'list')).toEqual(['No opinions.']);
    expect((await run('opinions', 'list', '--state', 'published')).join()).toContain('reply: Dziękujemy');
  });

  it.each([
    [['opinions', 'publish'], 'Say which opinion'],
    [['opinions', 'publish', '999999'], 'There is no opinion 999999.'],
    [['opinions', 'publish', 'x'], 'is no number'],
    [['opinions', 'reply', '1'], 'Say what to reply'],
    [['opinions', 'list', '--state', 'lost'], 'Say a state'],
    [['questions', 'answer', '999999', 'Tak'], 'There is no question'],
    [['questions', 'reject', '999999'], 'There is no question'],
    [['newsletter', 'send', '--subject', 'x'], 'Name the file'],
    [['newsletter', 'send', '--file', 'x'], 'Say the subject'],
    [['newsletter', 'export'], 'Name the file'],
  ])('%j says: %s', async (typed, message) => {
    await expect(run(...typed)).rejects.toThrow(message);
  });
});

describe('npm run shop: questions', () => {
  it('S2.32 are answered on the product page and by mail, or turned down', async () => {
    const ask = async (question: string) => {
      const asked = await askQuestion(shop, { productId, question, email: 'ala@example.pl' });
      return asked.ok ? String(asked.id) : asked.error;
    };
    const [kind, rude] = [await ask('Czy można myć w zmywarce?'), await ask('Czy to żart, kubek za tyle?')];
    expect((await run('questions', 'list')).join()).toContain('w zmywarce');
    await run('questions', 'answer', kind, 'Tak, do 60 stopni.');
    await run('questions', 'reject', rude);
    expect(await listQuestions(shop, productId)).toMatchObject([{ answer: 'Tak, do 60 stopni.' }]);
    expect(await run('questions', 'list')).toEqual(['No questions.']);
    expect(await shop.db.$count(outbox)).toBe(1);
  });
});

describe('npm run shop: newsletter', () => {
  it('lists and exports readers, and sends a mail', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'letters-'));
    const moment = shop.now();
    const reader = { token: 'a', askedAt: moment, confirmedAt: moment };
    await shop.db
      .insert(newsletterReaders)
      .values({ ...reader, email: 'ola@example.pl', name: '=Ola "O"', consent: 'Chcę newsletter.' });
    expect((await run('newsletter', 'list')).join()).toContain('1 read it');
    const file = join(folder, 'readers.csv');
    await run('newsletter', 'export', '--file', file);
    expect((await readFile(file, 'utf8')).split('\n')[1]).toMatch(
      /^"ola@example.pl";"'=Ola ""O""";.*"Chcę newsletter."$/,
    );
    await writeFile(join(folder, 'list.txt'), 'Dzień dobry');
    const send = () => run('newsletter', 'send', '--subject', 'Nowości', '--file', join(folder, 'list.txt'));
    expect(await send()).toEqual(['On its way to 1 of 1 readers.']);
    expect(await send()).toEqual(['On its way to 0 of 1 readers; the others have it already.']);
  });
});
