import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import * as tree from '#modules/catalogue/categories/texts/panel.ts';
import { importHandler } from '#modules/catalogue/import/server/index.ts';
import * as imports from '#modules/catalogue/import/texts/panel.ts';
import { readTyped } from '#modules/catalogue/product-admin/server/index.ts';
import * as bulk from '#modules/catalogue/product-admin/texts/panel-bulk.ts';
import { answers, list } from '#modules/catalogue/product-admin/texts/panel-list.ts';
import { draft, photos as photoTexts } from '#modules/catalogue/product-admin/texts/panel-product.ts';
import * as reductions from '#modules/catalogue/product-admin/texts/panel-reductions.ts';
import { countSearch } from '#modules/catalogue/search/server/index.ts';
import * as search from '#modules/catalogue/search/texts/panel.ts';
import { tooLarge as tooLargeTexts } from '#modules/content/pictures/texts/panel.ts';
import * as feedTexts from '#modules/sales/feeds/texts/panel.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { PANEL_FORM_BYTES } from '#platform/files/rules/owner-pictures.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { tooLarge } from '#platform/page-errors/texts/errors.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { categories, photos, products, sizes } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, address, pageText } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'editor'));
const [one] = await shop.db
  .select({ product: products, size: sizes })
  .from(products)
  .innerJoin(sizes, and(eq(sizes.productId, products.id), eq(sizes.type, 'uniw')))
  .where(and(eq(products.visible, true), eq(products.type, 'product')))
  .limit(1);
if (!one) throw new Error('The demo shop lacks a product');
const { product, size } = one;
/** So that the photo is larger than any other form may be. */
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const LIST = '/zaplecze/produkty';

describe('the list of products', () => {
  it('O.24 shows what is searched for, with its price and stock to be changed in their place', async () => {
    const { text } = await ask(`${LIST}?q=${encodeURIComponent(product.code)}`, { token });
    expect(text).toContain(product.name);
    expect(text).toContain(list.savePrice(product.name));
  });

  it('O.26 a price is changed by a plain form, and one changed meanwhile is refused in words', async () => {
    const form = { intent: 'price', size: String(size.id), seen: (size.price / 100).toFixed(2), price: '77,70' };
    expect((await ask(LIST, { token, form })).text).toContain('77,70');
    expect((await ask(LIST, { token, form: { ...form, price: '88' } })).text).toContain(
      answers.changedPrice('').split(':')[0],
    );
    const wrong = await ask(LIST, { token, form: { ...form, price: 'tanio' } });
    expect([wrong.status, wrong.text.includes(answers.wrongPrice)]).toEqual([400, true]);
    expect(
      (await ask(`${LIST}?q=${encodeURIComponent(product.code)}`, { token, form: { ...form, price: 'tanio' } })).text,
    ).toContain('value="tanio"');
  });

  it('O.26 an undone price is the reduction it was before', async () => {
    const regularPrice = 200_000;
    await shop.db.update(sizes).set({ regularPrice, reducedSince: new Date() }).where(eq(sizes.id, size.id));
    const [now] = await shop.db.select().from(sizes).where(eq(sizes.id, size.id));
    const shownPrice = ((now?.price ?? 0) / 100).toFixed(2);
    const higher = {
      intent: 'price',
      size: String(size.id),
      seen: shownPrice,
      price: ((regularPrice + 100) / 100).toFixed(2),
    };
    const { text } = await ask(LIST, { token, form: higher });
    const regular = /name="regular" value="([^"]*)"/.exec(text)?.[1] ?? '';
    await ask(LIST, { token, form: { ...higher, seen: higher.price, price: shownPrice, regular } });
    expect((await shop.db.select().from(sizes).where(eq(sizes.id, size.id)))[0]).toMatchObject({
      price: now?.price,
      regularPrice,
    });
    await shop.db.update(sizes).set({ regularPrice: null, reducedSince: null }).where(eq(sizes.id, size.id));
  });

  it('a product is hidden from the shop', async () => {
    const form = { intent: 'hide', id: String(product.id), name: product.name };
    const statusOfPage = async () => (await ask(`/produkt/${product.id}/${product.slug}`)).status;
    expect(await statusOfPage()).toBe(200);
    expect((await ask(LIST, { token, form })).text).toContain(answers.hidden(product.name));
    await expect.poll(statusOfPage).toBe(404);
  });

  it('O.09 the warehouse changes stock and no price', async () => {
    const packer = await addSession(shop, await addStaff(shop, 'warehouse'));
    const { text } = await ask(LIST, { token: packer });
    expect(text).toContain('name="stock"');
    expect(text).not.toContain('name="price"');
    const form = { intent: 'price', size: String(size.id), price: '1' };
    expect((await ask(LIST, { token: packer, form })).status).toBe(403);
  });
});

describe('the editor of a product', () => {
  it('O.25 a product is made, photographed and shown by plain forms', async () => {
    const made = await ask(`${LIST}/nowy`, {
      token,
      form: {
        intent: 'save',
        name: 'Czołówka Żbik',
        code: '',
        categoryId: String(product.categoryId),
        price: '129',
        stock: '4',
      },
    });
    expect(made.location).toMatch(/^\/zaplecze\/produkty\/\d+\?nowy=1$/);
    const path = made.location.split('?')[0] ?? '';
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3355aa', noise: NOISE } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const body = new FormData();
    body.set('intent', 'add-photos');
    body.append('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
    body.append('file', new File(['<svg onload="x()">'], 'b.jpg', { type: 'image/jpeg' }));
    const headers = { Cookie: `${STAFF_COOKIE}=${token}`, Origin: address };
    const sent = await fetch(address + path, { method: 'POST', headers, body });
    expect(await sent.text()).toContain(photoTexts.refusals['wrong-type']);
    const tooLarge = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(PANEL_FORM_BYTES + 1),
    });
    const words = tooLargeTexts.total(formatMegabytes(PANEL_FORM_BYTES));
    expect([tooLarge.status, (await tooLarge.text()).includes(words)]).toEqual([413, true]);
    const id = Number(path.split('/').at(-1));
    expect(await shop.db.select().from(photos).where(eq(photos.productId, id))).toMatchObject([
      { width: 900, height: 900 },
    ]);
    const now = await readTyped(shop.db, id);
    const form = { ...now?.typed, visible: '1', opened: JSON.stringify(now?.typed), version: String(now?.row.version) };
    expect((await ask(path, { token, form: { ...form, intent: 'draft', name: 'Szkic' } })).text).toContain(
      draft.preview,
    );
    expect((await ask(path, { token, form: { ...form, intent: 'save', name: '' } })).text).toContain(
      inputFaults.required,
    );
    expect((await ask(path, { token, form: { ...form, intent: 'save' } })).location).toBe(`${path}?zapisano=1`);
    const shown = await ask(`/produkt/${id}/czolowka-zbik`);
    expect([shown.status, shown.text.includes('129,00')]).toEqual([200, true]);
  });
});

describe('many at once', () => {
  it('O.27 what was chosen is previewed, changed and can be taken back', async () => {
    const query = `q=${encodeURIComponent(product.code)}&kind=price-percent&value=10&rounding=whole`;
    expect((await ask(`${LIST}/zmiany?${query}`, { token })).text).toContain(bulk.start(1));
    const form = { ...Object.fromEntries(new URLSearchParams(query)), intent: 'start' };
    const { text } = await ask(`${LIST}/zmiany`, { token, form });
    expect(text).toContain(bulk.answers.started);
    expect(text).toContain(bulk.past.of(0, 1));
    expect((await ask(`${LIST}/zmiany`, { token, form: { ...form, value: 'x' } })).text).toContain(bulk.answers.wrong);
  });

  it('O.28 a reduction is planned after its percentage was seen', async () => {
    const path = '/zaplecze/obnizki';
    const form = {
      name: 'Noc',
      percent: '20',
      startsAt: '2031-01-01T20:00',
      endsAt: '2031-01-02T20:00',
      codes: product.code,
    };
    expect((await ask(path, { token, form: { ...form, intent: 'check' } })).text).toContain(product.name);
    expect((await ask(path, { token, form: { ...form, intent: 'plan' } })).text).toContain(reductions.planned);
    const again = await ask(path, { token, form: { ...form, intent: 'plan', name: 'Drugi raz' } });
    expect([again.status, again.text.includes(inputFaults.overlaps), again.text.includes('Drugi raz')]).toEqual([
      400,
      true,
      true,
    ]);
    const late = { ...form, intent: 'plan', endsAt: '2031-01-01T10:00' };
    expect((await ask(path, { token, form: late })).text).toContain(inputFaults['order-of-dates']);
  });
});

describe('an import', () => {
  const SCREEN = '/zaplecze/import';
  const upload = async (text: string, name = 'cennik.csv') => {
    const body = new FormData();
    body.set('intent', 'send');
    body.set('file', new File([text], name));
    const headers = { Cookie: `${STAFF_COOKIE}=${token}`, Origin: address, Accept: 'text/html' };
    const sent = await fetch(address + SCREEN, { method: 'POST', headers, body, redirect: 'manual' });
    return { status: sent.status, location: sent.headers.get('Location') ?? '', text: await sent.text() };
  };
  const work = () => runDueJobs(shop, [importHandler]);

  it('O.30 is mapped, tried, brought in and taken back by plain forms; its faults are taken along as a file', async () => {
    const [other] = await shop.db.select().from(products).where(ne(products.id, product.id)).limit(1);
    const { location, status } = await upload(`Symbol;Moja cena\n${product.code};88,80\n${other?.code};drogo\n`);
    expect([status, location]).toEqual([302, expect.stringMatching(/^\/zaplecze\/import\/\d+$/)]);
    expect((await ask(location, { token })).text).toContain(imports.mapping.columnOf('moja cena'));
    const unmapped = await ask(location, { token, form: { intent: 'check', 'column-0': '', 'column-1': 'price' } });
    expect(unmapped.status).toBe(400);
    expect(unmapped.text).toMatch(/<option value="price" selected="">/);
    const form = { 'column-0': 'code', 'column-1': 'price' };
    expect((await ask(location, { token, form: { ...form, intent: 'check' } })).text).toContain(
      imports.states.checking,
    );
    await work();
    expect((await ask(location, { token })).text).toContain(imports.faults.refused(1));
    const csv = await ask(`${location}/uwagi.csv`, { token });
    expect(csv.headers.get('content-disposition')).toContain('attachment');
    expect(csv.text).toContain('3;moja cena;„drogo” nie jest ceną');

    const good = await upload(`Symbol;Moja cena\n${product.code};88,80\n`);
    // The columns are known by now.
    await ask(good.location, { token, form: { intent: 'check' } });
    await work();
    const tried = (await ask(good.location, { token })).text;
    expect(tried).toContain(imports.tried.lead(0, 1, 0));
    expect(tried).toContain('88,80');
    await ask(good.location, { token, form: { intent: 'import' } });
    await work();
    const priceNow = async () => (await shop.db.select().from(sizes).where(eq(sizes.id, size.id)))[0]?.price;
    expect(await priceNow()).toBe(8880);
    const before = await ask(SCREEN, { token });
    expect(before.text).toContain(imports.counts(0, 1, 0));
    expect((await ask(good.location, { token, form: { intent: 'undo' } })).text).toContain(imports.states.undoing);
    await work();
    expect(await priceNow()).not.toBe(8880);
    expect((await ask(good.location, { token })).text).toContain(imports.states.undone);
    expect((await ask(good.location, { token, form: { intent: 'undo' } })).status).toBe(409);
  });

  it('O.30 what cannot be taken is refused in words, with what was typed', async () => {
    expect(await upload('PK', 'arkusz.xlsx')).toMatchObject({
      status: 400,
      text: expect.stringContaining(imports.refusals['unknown-format']),
    });
    const wrong = await ask(SCREEN, { token, form: { intent: 'fetch', address: 'ftp://hurt.example/x' } });
    expect([wrong.status, wrong.text.includes('ftp://hurt.example/x')]).toEqual([400, true]);
    const large = await upload('x'.repeat(13_000_000));
    expect([large.status, large.text]).toEqual([413, expect.stringContaining(tooLarge.title)]);
    expect((await ask(`${SCREEN}/999999`, { token })).status).toBe(404);
  });

  it('O.30 the screen of feeds names what each leaves out, and why', async () => {
    await shop.db.delete(photos).where(eq(photos.productId, product.id));
    await shop.db.update(products).set({ visible: true }).where(eq(products.id, product.id));
    const { text } = await ask('/zaplecze/porownywarki', { token });
    expect(text).toContain(feedTexts.reasons['no-photo']);
    expect(text).toContain('/feeds/ceneo.xml');
    expect((await ask('/zaplecze/porownywarki?feed=google&powod=no-photo', { token })).text).toContain(product.name);
  });
});

describe('the search', () => {
  const path = '/zaplecze/wyszukiwarka';
  const save = (view: string, form: Record<string, string>) =>
    ask(`${path}/nowy?widok=${view}`, { token, form: { intent: 'save', ...form } });

  it('O.31 a search without a result becomes a synonym that works at once; a refused one keeps what was typed', async () => {
    const found = async () => (await ask('/szukaj?text=gerlach')).text.includes('Nóż składany Zbieracz');
    for (const screen of [path, `${path}/nowy`])
      expect((await ask(`${screen}?widok=constructor`, { token })).status).toBe(200);
    expect(await found()).toBe(false);
    await countSearch(shop, 'gerlach', { found: false });
    const missed = await ask(`${path}?widok=bez-wyniku`, { token });
    expect(missed.text).toContain(search.missed.addFor('gerlach'));
    expect(missed.text).toContain(`${path}/nowy?widok=synonimy&amp;slowa=gerlach`);
    expect((await ask(`${path}/nowy?widok=synonimy&slowa=gerlach`, { token })).text).toMatch(/<textarea[^>]*>gerlach</);
    const refused = await save('synonimy', { phrases: 'gerlach', names: '', bothWays: 'one' });
    expect([refused.status, refused.text.includes(inputFaults.required)]).toEqual([400, true]);
    expect(refused.text).toMatch(/<textarea[^>]*>gerlach</);
    const saved = await save('synonimy', { phrases: 'gerlach', names: 'nóż składany', bothWays: 'one' });
    expect([saved.status, saved.location]).toEqual([302, expect.stringContaining(`${path}?widok=synonimy&zapisano=`)]);
    await expect.poll(found).toBe(true);
    expect((await ask(`${path}?widok=bez-wyniku`, { token })).text).toContain(search.missed.isTended);
    const { text } = await ask(`${path}?widok=sprawdz&tekst=gerlach&kod=nie-ma`, { token });
    expect(text).toContain(search.why.fit(1, 4));
    expect(text).toContain(search.tester.unknownCode);
  });

  it('O.31 words lead to a page, pinned products are named, and a role without the right only reads', async () => {
    expect((await save('strony', { phrases: 'oddawanie', page: '/zwroty', address: '' })).status).toBe(302);
    const { status, location } = await ask('/szukaj?text=oddawanie');
    expect([status, location]).toEqual([302, '/zwroty']);
    expect((await save('strony', { phrases: 'inne', page: '', address: 'https://zle.example' })).status).toBe(400);
    expect((await save('przypiete', { phrases: 'zegar', codes: 'POL-00242' })).status).toBe(302);
    expect((await ask(`${path}?widok=przypiete`, { token })).text).toContain('Baletki skórzane Rosa');
    const packer = await addSession(shop, await addStaff(shop, 'warehouse'));
    const shown = await ask(path, { token: packer });
    expect([shown.status, shown.text.includes('value="remove"')]).toEqual([200, false]);
    expect((await ask(path, { token: packer, form: { intent: 'remove', id: '1' } })).status).toBe(403);
  });
});

describe('the tree of categories, without a script', () => {
  const TREE = '/zaplecze/kategorie';
  /** Kurtki of the demo shop, and Buty, which they are put into. */
  const find = async (slug: string) => {
    const [row] = await shop.db.select().from(categories).where(eq(categories.slug, slug));
    if (!row) throw new Error(`The demo shop lacks ${slug}`);
    return row;
  };
  const menuOf = async () => (await ask('/kategorie')).text;

  it('O.29 a category moved and renamed by plain forms is in the menu there, and its old address answers 301', async () => {
    const [jackets, shoes] = [await find('kurtki'), await find('buty')];
    const opened = await ask(`${TREE}/${jackets.id}`, { token });
    const mark = /name="mark" value="([^"]+)"/.exec(opened.text)?.[1] ?? '';
    expect((await ask(`/kategoria/${shoes.id}/buty`)).text).not.toContain('Kurtki i okrycia');
    const form = { intent: 'save', mark, name: 'Kurtki i okrycia', parentId: String(shoes.id), slug: 'kurtki' };
    expect((await ask(`${TREE}/${jackets.id}`, { token, form })).location).toBe(`${TREE}?zapisano=${jackets.id}`);
    const old = await ask(`/kategoria/${jackets.id}/kurtki?counter=1`);
    expect([old.status, old.location]).toEqual([301, `/kategoria/${jackets.id}/kurtki-i-okrycia?counter=1`]);
    await expect.poll(pageText(`/kategoria/${shoes.id}/buty`)).toContain('Kurtki i okrycia');
    const after = await find('buty');
    expect(after.productCount).toBe(shoes.productCount + jackets.productCount);
    // Its subcategories keep their addresses and say where they stand now.
    const below = await find('kurtki-puchowe');
    const crumbs = (await ask(`/kategoria/${below.id}/kurtki-puchowe`)).text;
    expect(crumbs).toContain(`/kategoria/${shoes.id}/buty`);
    // An older form gets a notice with its typed values.
    const late = await ask(`${TREE}/${jackets.id}`, { token, form: { ...form, name: 'Inne okrycia' } });
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="Inne okrycia"');
  });

  it('O.29 a step up and what it undoes, a place that cannot be, and a category with products that stays', async () => {
    const [coats, shoes] = [await find('plaszcze'), await find('buty')];
    const up = await ask(TREE, { token, form: { intent: 'up', id: String(coats.id) } });
    expect(up.text).toContain(tree.answers.moved(coats.name));
    const wrong = { intent: 'place', id: String(shoes.id), parentId: String(coats.id) };
    const refused = await ask(TREE, { token, form: wrong });
    expect([refused.status, refused.text.includes(inputFaults.cycle)]).toEqual([409, true]);
    const used = await ask(`${TREE}/${shoes.id}`, { token, form: { intent: 'remove' } });
    expect([used.status, used.text.includes(tree.answers.used)]).toEqual([409, true]);
  });

  it('O.29 a category made, hidden and taken away: its page comes, goes, and leads up', async () => {
    expect(await menuOf()).not.toContain('Namioty rodzinne');
    const sent = await ask(`${TREE}/nowy`, { token, form: { intent: 'save', name: 'Namioty rodzinne', slug: '' } });
    const id = Number(sent.location.split('=')[1]);
    const link = `/kategoria/${id}/namioty-rodzinne`;
    await expect.poll(menuOf).toContain(link);
    expect((await ask(link)).status).toBe(200);
    await ask(`${TREE}/${id}`, { token, form: { intent: 'save', name: 'Namioty rodzinne', hidden: '1' } });
    await expect.poll(async () => [(await menuOf()).includes(link), (await ask(link)).status]).toEqual([false, 404]);
    expect((await ask(`${TREE}/${id}`, { token, form: { intent: 'remove' } })).location).toContain('usunieto');
    const gone = async () => {
      const { status, location } = await ask(link);
      return [status, location];
    };
    await expect.poll(gone).toEqual([301, '/kategorie']);
  });
});
