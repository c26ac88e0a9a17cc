import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { moveSize, renameSize, renameUnit } from '#modules/catalogue/attributes/server/index.ts';
import {
  importHandler,
  importRedirects,
  resumeImport,
  sendFile,
  startImport,
  stopImport,
  undoImport,
} from '#modules/catalogue/import/server/index.ts';
import { EVERY_PRODUCT } from '#modules/catalogue/product-admin/rules/product-filter.ts';
import * as productAdmin from '#modules/catalogue/product-admin/server/index.ts';
import { changePrice, changeStock } from '#modules/catalogue/products/server/index.ts';
import { addRedirect, removeRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { setPlaceStock } from '#modules/sales/delivery/server/index.ts';
import { setDigital } from '#modules/sales/digital-goods/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addProduct } from '#platform/testing/catalogue-rows.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { sizes } from '#server/shop/schema.ts';
import { type AuditCases, must, type World } from './world.ts';

let names = 0;

async function product({ shop, categoryId }: World, type?: string) {
  names += 1;
  const code = `AUDYT-${names}`;
  const ownSizes = type
    ? [
        { type, name: type.toUpperCase() },
        { type: `${type}l`, name: 'L' },
      ]
    : [{ price: 1000 }];
  const id = await addProduct(shop, { name: `Latarka ${names}`, code, categoryId, sizes: ownSizes });
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, id));
  return { id, code, sizeId: size?.id ?? 0 };
}

const { signal } = new AbortController();

async function sentImport({ staff, wait }: World, text?: string) {
  names += 1;
  wait(60_000);
  const bytes = Buffer.from(text ?? `code;name;category;price\nIMPORT-${names};Kubek;Kuchnia;5\n`);
  const sent = await sendFile(staff, { name: 'cennik.csv', bytes });
  if (!sent.ok) throw new Error(sent.error);
  return sent.id;
}

async function startedImport(world: World, text?: string) {
  const id = await sentImport(world, text);
  must(await startImport(world.staff, id, { mapping: null, dryRun: false }), 'started');
  return id;
}

async function importedFile(world: World, text?: string) {
  const id = await startedImport(world, text);
  await runDueJobs(world.shop, [importHandler]);
  return id;
}

async function plannedReduction(world: World) {
  const { code } = await product(world);
  const now = world.shop.now().getTime();
  const outcome = await productAdmin.planReduction(world.staff, {
    name: 'Noc latarek',
    percent: 20,
    startsAt: new Date(now + HOUR_MS),
    endsAt: new Date(now + DAY_MS),
    categoryId: null,
    codes: [code],
  });
  if (!outcome.ok) throw new Error('The reduction was not planned');
  return outcome.id;
}

async function bulkPrices(world: World) {
  const { id } = await product(world);
  const change = { kind: 'price-percent', value: '3', rounding: 'none' } as const;
  const started = await productAdmin.startBulk(world.staff, { filter: EVERY_PRODUCT, ids: [id] }, change);
  if (!started.ok) throw new Error(started.error);
  await runDueJobs(world.shop, [productAdmin.bulkHandler]);
  return started.id;
}

async function savedProduct(world: World) {
  const { id } = await product(world);
  const opened = await productAdmin.readTyped(world.shop.db, id);
  if (!opened) throw new Error('no product');
  const edit = {
    typed: { ...opened.typed, name: 'Latarka czołowa' },
    opened: opened.typed,
    version: opened.row.version,
  };
  return productAdmin.saveProduct(world.staff, id, edit);
}

export const catalogueCases = {
  'bulk-change.started': bulkPrices,
  'bulk-change.undone': async (world) => must(await productAdmin.undoBulk(world.staff, await bulkPrices(world)), true),
  'catalogue.imported': (world) => importedFile(world),
  'catalogue.import-stopped': async (world) => must(await stopImport(world.staff, await startedImport(world)), true),
  'catalogue.import-resumed': async (world) => {
    const id = await startedImport(world);
    await stopImport(world.staff, id);
    must(await resumeImport(world.staff, id), 'started');
    await runDueJobs(world.shop, [importHandler]);
  },
  'catalogue.import-undone': async (world) => {
    must(await undoImport(world.staff, await importedFile(world)), true);
    await runDueJobs(world.shop, [importHandler]);
  },
  'product.imported': (world) => importedFile(world),
  'product.import-undone': async (world) => {
    await undoImport(world.staff, await importedFile(world));
    await runDueJobs(world.shop, [importHandler]);
  },
  'product.archived': async (world) =>
    must(await productAdmin.archiveProduct(world.staff, (await product(world)).id, true), true),
  'product.fetched-back': async (world) => {
    const { id } = await product(world);
    await productAdmin.archiveProduct(world.shop, id, true);
    must(await productAdmin.archiveProduct(world.staff, id, false), true);
  },
  'product.changed': savedProduct,
  'product.counted': async (world) => {
    const { id, sizeId } = await product(world);
    must(await setPlaceStock(world.staff, id, [{ sizeId, locationId: 1, amount: 3 }]), true);
  },
  'product.created': ({ staff, categoryId }) =>
    productAdmin.createProduct(staff, { name: 'Nowa latarka', code: '', categoryId, price: 5000, stock: 3 }),
  'product.duplicated': async (world) => productAdmin.duplicateProduct(world.staff, (await product(world)).id),
  'product.files-changed': async (world) => {
    const pdf = { name: 'instrukcja.pdf', bytes: Buffer.from('%PDF-1.4') };
    must(await productAdmin.addEnclosure(world.staff, (await product(world)).id, 'Instrukcja', pdf), 'done');
  },
  'product.gives-set': async (world) =>
    must(await setDigital(world.staff, (await product(world)).id, 'gift-card'), true),
  'product.hidden': async (world) => productAdmin.setVisible(world.staff, (await product(world)).id, false),
  'product.shown': async (world) => {
    const { id } = await product(world);
    await productAdmin.setVisible(world.shop, id, false);
    await productAdmin.setVisible(world.staff, id, true);
  },
  'product.photos-changed': async (world) => {
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#386641' } })
      .jpeg()
      .toBuffer();
    must(await productAdmin.addPhoto(world.staff, (await product(world)).id, { name: 'a.jpg', bytes }), 'added');
  },
  'product.priced': async (world) => changePrice(world.staff, (await product(world)).sizeId, 900),
  'product.stocked': async (world) => changeStock(world.staff, (await product(world)).sizeId, 77),
  'redirect.added': async ({ staff }) =>
    must(await addRedirect(staff, { source: '/stary', target: '/kategorie' }), 'added'),
  'redirect.removed': async ({ shop, staff }) => {
    await addRedirect(shop, { source: '/dawny', target: '/kategorie' });
    must(await removeRedirect(staff, '/dawny'), true);
  },
  'redirects.imported': ({ staff }) => importRedirects(staff, Buffer.from('source;target\n/przedtem;/kategorie\n')),
  'reduction.planned': plannedReduction,
  'reduction.cancelled': async (world) =>
    must(await productAdmin.cancelPlan(world.staff, await plannedReduction(world)), true),
  'reduction.begun': async (world) => {
    await plannedReduction(world);
    world.wait(HOUR_MS + 1);
    await productAdmin.runReductions(world.shop, signal);
  },
  'reduction.ended': async (world) => {
    await plannedReduction(world);
    world.wait(HOUR_MS + 1);
    await productAdmin.runReductions(world.shop, signal);
    world.wait(DAY_MS);
    await productAdmin.runReductions(world.shop, signal);
  },
  'size.moved': async (world) => {
    await product(world, 'x');
    must(await moveSize(world.staff, 'xl', 1), true);
  },
  'size.renamed': async (world) => {
    await product(world, 'y');
    return renameSize(world.staff, 'y', 'Igrek');
  },
  'unit.renamed': async (world) => {
    await product(world);
    return renameUnit(world.staff, { unit: 'szt.', plural: 'szt.' }, { unit: 'sztuka', plural: 'sztuk' });
  },
} satisfies AuditCases;
