import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { addBlock, listManagedBlocks } from '#modules/content/home/server/index.ts';
import * as homeTexts from '#modules/content/home/texts/panel.ts';
import * as menuTexts from '#modules/content/navigation/texts/panel.ts';
import { listEntries, saveEntry, saveTextPage } from '#modules/content/pages/server/index.ts';
import * as pageTexts from '#modules/content/pages/texts/panel.ts';
import * as entryTexts from '#modules/content/pages/texts/panel-entries.ts';
import { snippets as snippetTexts } from '#modules/content/pages/texts/panel-snippets.ts';
import { listPictures } from '#modules/content/pictures/server/index.ts';
import * as pictureTexts from '#modules/content/pictures/texts/panel.ts';
import * as newsletterTexts from '#modules/customers/newsletter/texts/panel.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { banners, bars, newsletters, snippets } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, address } = await openPanel({ filled: 'empty' });
const token = await addSession(shop, await addStaff(shop, 'manager'));
const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#456' } })
  .png()
  .toBuffer();

/** [form, status, text of the page or address of the redirect] */
type Intent = [form: Record<string, string>, status: number, expected: string];

async function send(path: string, intents: readonly Intent[]): Promise<void> {
  for (const [form, status, expected] of intents) {
    const answer = await ask(path, { token, form });
    const shown = answer.status === 302 ? answer.location : answer.text;
    expect([path, form.intent, answer.status, shown.includes(expected)]).toEqual([path, form.intent, status, true]);
  }
}

async function sendFile(path: string, fields: Record<string, string>, file: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(file, new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const headers = { Cookie: `${STAFF_COOKIE}=${token}`, Origin: address };
  const response = await fetch(address + path, { method: 'POST', redirect: 'manual', headers, body });
  return {
    status: response.status,
    location: response.headers.get('Location') ?? '',
    text: await response.text(),
  };
}

const open = async (path: string) => {
  const { status, text } = await ask(path, { token });
  return { status, text };
};

it.each([
  ['strony', pageTexts.names.regulamin],
  ['strony/regulamin', pageTexts.names.regulamin],
  ['obrazy', pictureTexts.empty],
  ['obrazy?szukaj=nic', pictureTexts.nothingFound],
  ['aktualnosci', entryTexts.kinds.news.empty],
  ['aktualnosci/nowy', entryTexts.fields.lead.label],
  ['blog', entryTexts.kinds.blog.empty],
  ['blog/nowy', entryTexts.fields.author.label],
  ['strona-glowna?szerokosc=390&dnia=2031-01-15', homeTexts.preview.frame(390)],
  ['strona-glowna/hero', homeTexts.kinds.hero.name],
  ['strona-glowna/story', homeTexts.blockFields.photo.label],
  ['bannery', homeTexts.banners.empty],
  ['bannery/nowy', homeTexts.banners.pictures],
  ['wstawki', snippetTexts.empty],
  ['wstawki/nowy', snippetTexts.fields.script.label],
  ['menu-i-stopka', menuTexts.fields.menu.label],
  ['paski', menuTexts.bars.empty],
  ['paski/nowy', menuTexts.bars.create],
  ['newslettery', newsletterTexts.empty],
  ['newslettery/nowy', newsletterTexts.actions.save],
])('an empty shop shows /zaplecze/%s', async (screen, expected) => {
  const { status, text } = await open(`/zaplecze/${screen}`);
  expect([status, text.includes(expected)]).toEqual([200, true]);
});

it.each([
  'strony/nie-ma',
  'aktualnosci/999999',
  'blog/x',
  'strona-glowna/999999',
  'bannery/999999',
  'wstawki/999999',
  'paski/999999',
  'newslettery/999999',
])('/zaplecze/%s is not found', async (screen) => {
  expect((await open(`/zaplecze/${screen}`)).status).toBe(404);
});

describe('pages', () => {
  it('saves a text page and refuses an empty or outdated one', async () => {
    const path = '/zaplecze/strony/regulamin';
    const text = { intent: 'save', title: 'Regulamin', body: '<p>Raz</p>', mark: '' };
    await send(path, [
      [{ ...text, title: ' ' }, 400, pageTexts.editor.titleMissing],
      [{ ...text, body: '' }, 400, pageTexts.editor.bodyMissing],
      [text, 200, pageTexts.editor.saved],
      [{ intent: 'publish' }, 400, ''],
    ]);
    const opened = await open(path);
    expect(opened.text).toContain('Raz');
    const mark = /name="mark" value="([^"]+)"/.exec(opened.text)?.[1] ?? '';
    await saveTextPage(shop, 'regulamin', { body: 'Dwa' });
    await send(path, [[{ ...text, body: 'Trzy', mark }, 400, 'Dwa']]);
  });

  it.each(['news', 'blog'] as const)('adds, changes and removes an entry of %s', async (kind) => {
    const list = { news: '/zaplecze/aktualnosci', blog: '/zaplecze/blog' }[kind];
    const form = {
      intent: 'save',
      title: 'Otwarcie',
      lead: '',
      date: '2026-01-15',
      photo: '',
      body: 'Raz',
      author: '',
    };
    await send(`${list}/nowy`, [
      [{ ...form, title: '' }, 400, 'Raz'],
      [{ ...form, photo: 'tresc/nie-ma.webp' }, 400, 'tresc/nie-ma.webp'],
      [{ intent: 'publish' }, 400, ''],
      [form, 302, `${list}/`],
    ]);
    const [entry] = await listEntries(shop, kind, 1);
    const id = entry?.id ?? 0;
    expect((await open(list)).text).toContain('Otwarcie');
    expect((await open(`${list}/${id}`)).text).toContain(entryTexts.actions.see);
    await send(`${list}/${id}`, [
      [form, 200, entryTexts.answers.out],
      [{ ...form, date: '2031-01-15' }, 200, entryTexts.answers.ahead('2031-01-15')],
    ]);
    await saveEntry(shop, kind, id, { body: 'Inny tekst' });
    await send(`${list}/${id}`, [
      [{ ...form, mark: 'old' }, 409, 'Inny tekst'],
      [{ intent: 'remove' }, 302, `${list}?usunieto=1`],
      [{ intent: 'remove' }, 400, ''],
    ]);
    expect((await open(`${list}?usunieto=1`)).text).toContain(entryTexts.answers.removed);
  });

  it('adds, switches and removes a snippet', async () => {
    const form = {
      intent: 'save',
      kind: 'snippet',
      region: 'head',
      opens: 'view',
      category: 'marketing',
      title: 'Kod',
    };
    await send('/zaplecze/wstawki/nowy', [
      [{ ...form, address: 'blog' }, 400, 'value="blog"'],
      [{ ...form, script: 'track()' }, 302, '/zaplecze/wstawki?zapisano='],
    ]);
    const [row] = await shop.db.select().from(snippets);
    const id = String(row?.id);
    expect((await open('/zaplecze/wstawki?zapisano=1')).text).toContain(answers.saved);
    expect((await open(`/zaplecze/wstawki/${id}`)).text).toContain('track()');
    await send('/zaplecze/wstawki', [
      [{ intent: 'on', id }, 200, answers.on],
      [{ intent: 'off', id }, 200, answers.off],
      [{ intent: 'up', id }, 400, ''],
      [{ intent: 'remove', id }, 200, answers.removed],
      [{ intent: 'remove', id }, 400, answers.unknown],
      [{ intent: 'on', id }, 400, answers.unknown],
    ]);
  });
});

describe('pictures', () => {
  it('adds, describes and removes a picture', async () => {
    const path = '/zaplecze/obrazy';
    expect((await sendFile(path, { intent: 'add', alt: '' }, 'file')).text).toContain(
      pictureTexts.answers['alt-missing'],
    );
    expect((await sendFile(path, { intent: 'add', alt: 'Góra' }, 'file')).text).toContain(pictureTexts.answers.added);
    const [added] = await listPictures(shop, { limit: 1 });
    const id = String(added?.id);
    expect((await open(path)).text).toContain('Góra');
    expect((await open(`${path}?szukaj=gór&przed=999`)).text).toContain('Góra');
    await send(path, [
      [{ intent: 'add', alt: 'Las' }, 400, pictureTexts.refusals.empty],
      [{ intent: 'describe', id, alt: ' ' }, 400, pictureTexts.answers['alt-missing']],
      [{ intent: 'describe', id, alt: 'Szczyt' }, 200, pictureTexts.answers.saved],
      [{ intent: 'describe', id: '999999', alt: 'Szczyt' }, 400, pictureTexts.answers.unknown],
      [{ intent: 'rotate', id }, 400, ''],
    ]);
    await saveEntry(shop, 'news', null, { title: 'Szczyt', photo: added?.file ?? null });
    await send(path, [[{ intent: 'remove', id }, 400, pictureTexts.answers.used]]);
    const [entry] = await listEntries(shop, 'news', 1);
    await send(`/zaplecze/aktualnosci/${entry?.id}`, [[{ intent: 'remove' }, 302, 'usunieto']]);
    await send(path, [
      [{ intent: 'remove', id }, 200, pictureTexts.answers.removed],
      [{ intent: 'remove', id }, 400, pictureTexts.answers.unknown],
    ]);
  });
});

describe('home', () => {
  it('adds, fills, moves and removes blocks', async () => {
    const path = '/zaplecze/strona-glowna';
    await addBlock(shop, { kind: 'promises', content: {} });
    const rows = await listManagedBlocks(shop);
    const id = String(rows.at(-1)?.id);
    await send(path, [
      [{ intent: 'add', kind: 'departments' }, 200, homeTexts.answers.added],
      [{ intent: 'add', kind: 'news' }, 302, `${path}/news`],
      [{ intent: 'add', kind: 'video' }, 400, homeTexts.answers.unknown],
      [{ intent: 'up', id }, 200, homeTexts.answers.moved],
      [{ intent: 'down', id }, 200, homeTexts.answers.moved],
      [{ intent: 'move', id, places: '-1' }, 200, homeTexts.answers.moved],
      [{ intent: 'up', id: '999999' }, 400, homeTexts.answers.unknown],
      [{ intent: 'remove', id }, 200, homeTexts.answers.removed],
      [{ intent: 'remove', id }, 400, homeTexts.answers.unknown],
      [{ intent: 'hide', id }, 400, ''],
    ]);
    await send(`${path}/news`, [[{ intent: 'save', max: '2' }, 302, `${path}?zapisano=1`]]);
    await send(`${path}/products`, [[{ intent: 'save', zone: 'none', max: '2' }, 400, homeTexts.faults.incomplete]]);
    const story = {
      intent: 'save',
      title: 'Las',
      text: '',
      link: 'las',
      linkText: 'Dalej',
      photo: 'x',
      alt: '',
      products: '',
    };
    await send(`${path}/story`, [[story, 400, homeTexts.faults.address]]);
    const news = (await listManagedBlocks(shop)).at(-1);
    expect((await open(`${path}/${news?.id}`)).text).toContain('value="2"');
    await send(`${path}/${news?.id}`, [
      [{ intent: 'save', max: '3', mark: 'old' }, 400, homeTexts.answers.stale],
      [{ intent: 'save', max: '3' }, 302, '?zapisano=1'],
    ]);
    expect((await open(`${path}?zapisano=1`)).text).toContain(homeTexts.answers.saved);
  });

  it('adds, moves and removes a banner', async () => {
    const form = {
      intent: 'save',
      title: 'Zima',
      lead: '',
      link: '/blog',
      linkText: '',
      alt: '',
      startsAt: '',
      endsAt: '',
    };
    await send('/zaplecze/bannery/nowy', [
      [{ ...form, title: '' }, 400, 'value="/blog"'],
      [form, 400, homeTexts.banners.pictureMissing],
    ]);
    const sent = { ...form, focusX: '50', focusY: '50' };
    expect(await sendFile('/zaplecze/bannery/nowy', sent, 'desktop')).toMatchObject({
      status: 302,
      location: expect.stringContaining('/zaplecze/bannery?zapisano='),
    });
    const [banner] = await shop.db.select().from(banners);
    const id = String(banner?.id);
    expect((await open('/zaplecze/bannery?zapisano=1')).text).toContain('Zima');
    const mark = /name="mark" value="([^"]+)"/.exec((await open(`/zaplecze/bannery/${id}`)).text)?.[1] ?? '';
    await send(`/zaplecze/bannery/${id}`, [
      [{ ...form, title: 'Zimą', mark }, 302, '?zapisano='],
      [{ ...form, mark }, 400, homeTexts.answers.stale],
    ]);
    await addBlock(shop, { kind: 'band', content: { banner: Number(id) } });
    await send('/zaplecze/bannery', [
      [{ intent: 'up', id: '999999' }, 400, answers.unknown],
      [{ intent: 'remove', id }, 400, homeTexts.banners.used],
    ]);
    const band = (await listManagedBlocks(shop)).at(-1);
    await send('/zaplecze/strona-glowna', [[{ intent: 'remove', id: String(band?.id) }, 200, '']]);
    await send('/zaplecze/bannery', [
      [{ intent: 'remove', id }, 200, answers.removed],
      [{ intent: 'remove', id }, 400, answers.unknown],
    ]);
  });
});

describe('navigation', () => {
  it('adds, switches, moves and removes a strip', async () => {
    const form = { intent: 'save', text: 'Otwarte', address: '', startsAt: '', endsAt: '' };
    await send('/zaplecze/paski/nowy', [
      [{ ...form, text: '' }, 400, ''],
      [form, 302, '/zaplecze/paski?zapisano='],
      [{ ...form, text: 'Zamknięte' }, 302, '/zaplecze/paski?zapisano='],
    ]);
    const [bar] = await shop.db.select().from(bars).orderBy(bars.id);
    const id = String(bar?.id);
    expect((await open(`/zaplecze/paski/${id}`)).text).toContain('Otwarte');
    expect((await open('/zaplecze/paski')).text).toContain(menuTexts.bars.nowhere);
    await send('/zaplecze/paski', [
      [{ intent: 'on', id }, 200, answers.on],
      [{ intent: 'down', id }, 200, answers.moved],
      [{ intent: 'up', id }, 200, answers.moved],
      [{ intent: 'remove', id }, 200, answers.removed],
      [{ intent: 'remove', id }, 400, answers.unknown],
    ]);
  });
});

describe('newsletter', () => {
  it('saves, tests and removes a draft, and sends nothing without readers', async () => {
    const path = '/zaplecze/newslettery';
    const form = { intent: 'save', subject: 'Jesień', body: 'Nowe kurtki' };
    await send(`${path}/nowy`, [
      [{ ...form, body: '' }, 400, newsletterTexts.answers.lookAgain],
      [{ intent: 'print' }, 400, ''],
      [form, 302, '?zapisano=1'],
    ]);
    const [row] = await shop.db.select().from(newsletters);
    const one = `${path}/${row?.id}`;
    expect((await open(`${one}?zapisano=1`)).text).toContain(newsletterTexts.answers.saved);
    expect((await open(path)).text).toContain('Jesień');
    await send(one, [
      [{ ...form, mark: 'old', subject: 'Zima' }, 400, entryTexts.stale.refused],
      [{ ...form, intent: 'test' }, 200, 'Próbny list jest w drodze'],
      [{ ...form, intent: 'start' }, 400, newsletterTexts.answers['no-readers']],
      [{ intent: 'stop' }, 400, newsletterTexts.answers['not-now']],
      [{ intent: 'resume' }, 400, newsletterTexts.answers['not-now']],
      [{ intent: 'remove' }, 302, `${path}?usunieto=1`],
      [{ intent: 'remove' }, 400, ''],
    ]);
    expect((await open(`${path}?usunieto=1`)).text).toContain(newsletterTexts.answers.removed);
  });
});
