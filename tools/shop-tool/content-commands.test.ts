import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBlogEntry, findTextPage } from '#shop/content/pages/index.ts';
import { listChanges } from '#shop/platform/audit/index.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const folder = await mkdtemp(join(tmpdir(), 'pages-'));
const run = (...typed: string[]) => parseCommand(typed).run(shop);
const put = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

describe('npm run shop: pages, news and blog', () => {
  it('puts a file in the place of a text page', async () => {
    const file = await put('terms.html', '<h1>Regulamin</h1><p>Zwrot w 30 dni.</p><script>x</script>');
    expect(await run('pages', 'list')).toEqual(['No pages.']);
    await run('pages', 'save', '/regulamin', '--title', 'Regulamin', '--file', file);
    expect(await findTextPage(shop, 'regulamin')).toMatchObject({ body: '<h2>Regulamin</h2><p>Zwrot w 30 dni.</p>' });
    expect((await run('pages', 'list')).join()).toContain('/regulamin');
  });

  it('writes an entry, and changes it', async () => {
    const file = await put('entry.txt', 'Pierwszy akapit\n\nDrugi');
    const [said = ''] = await run('blog', 'save', '--title', 'Nad jezioro', '--author', 'Ola', '--file', file);
    const id = /\d+/.exec(said)?.[0] ?? '';
    await run('blog', 'save', id, '--date', '2026-01-31', '--lead', 'Krótko');
    expect(await findBlogEntry(shop, Number(id))).toMatchObject({
      title: 'Nad jezioro',
      author: 'Ola',
      body: '<p>Pierwszy akapit</p><p>Drugi</p>',
      lead: 'Krótko',
      date: '2026-01-31',
    });
    expect(await run('blog', 'list')).toEqual([`${id}  2026-01-31  Nad jezioro`]);
    await run('news', 'save', '--title', 'Kiedyś', '--date', '2999-01-01');
    expect((await run('news', 'list')).join()).toContain('2999-01-01  Kiedyś');
  });

  it('O.11 an entry that is written or changed is in the log with what was and what is', async () => {
    const command = (...typed: string[]) => parseCommand(typed).run({ ...shop, actor: { kind: 'command' } });
    const [said = ''] = await command('news', 'save', '--title', 'Otwarcie', '--date', '2026-02-01');
    const id = /\d+/.exec(said)?.[0] ?? '';
    await command('news', 'save', id, '--title', 'Wielkie otwarcie');
    expect(await listChanges(shop, { objectKind: 'news-item', objectId: String(id) })).toMatchObject([
      { action: 'news-item.changed', before: { title: 'Otwarcie' }, after: { title: 'Wielkie otwarcie' } },
      {
        action: 'news-item.created',
        actorKind: 'command',
        before: null,
        after: { title: 'Otwarcie', date: '2026-02-01' },
      },
    ]);
  });

  it.each([
    [['pages', 'save', 'o-nas', '--file', 'F'], 'Say a page: regulamin'],
    [['pages', 'save', 'dostawa', '--file', 'F'], 'Say its title'],
    [['pages', 'save', 'dostawa'], 'Name the file: --file page.html'],
    [['blog', 'save', '--title', 'x', '--photo', '../../etc/passwd'], 'no picture'],
    [['blog', 'save', '--title', 'x', '--photo', '/etc/passwd'], 'no picture'],
    [['blog', 'save', '--title', 'x', '--photo', 'demo/nic.webp'], 'no picture'],
    [['news', 'save', '77', '--title', 'x'], 'no such entry'],
    [['news', 'save', '--date', 'jutro', '--title', 'x'], '--date is a day'],
    [['news', 'save', "1' or 1=1", '--title', 'x'], 'is no number'],
    [['blog', 'save', '1'], 'Say what to change'],
  ])('%j says: %s', async (typed, message) => {
    const file = await put('some.txt', 'x');
    await expect(run(...typed.map((word) => (word === 'F' ? file : word)))).rejects.toThrow(message);
  });

  it('takes no file in another encoding', async () => {
    const file = await put('latin.txt', Buffer.from([0x7a, 0xb3, 0x6f]));
    await expect(run('pages', 'save', 'dostawa', '--title', 'x', '--file', file)).rejects.toThrow('is not UTF-8');
  });
});
