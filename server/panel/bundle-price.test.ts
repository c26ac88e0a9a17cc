import { expect, it } from 'vitest';
import { waiting } from '#modules/back-office/overview/texts/panel.ts';
import { readTyped } from '#modules/catalogue/product-admin/server/index.ts';
import { underpriced as texts } from '#modules/catalogue/product-admin/texts/panel-bundles.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { products } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel({ filled: 'empty' });
const token = await addSession(shop, await addStaff(shop, 'owner'));
const categoryId = await addCategory(shop, 'Miody');
const jar = await addProduct(shop, {
  name: 'Miód lipowy',
  categoryId,
  sizes: [
    { type: '250', name: '250 g', price: 1990 },
    { type: '1000', name: '1 kg', price: 5990 },
  ],
});
const bundle = await addProduct(shop, { name: 'Dwa miody', categoryId, sizes: [{ price: 3490 }] });
const LIST = '/zaplecze/produkty';
const confirm = texts.confirm(3490, 11_980, { amount: 8490, percent: 70 });

async function formOf(id: number) {
  const found = await readTyped(shop.db, id);
  if (!found) throw new Error('no product');
  const { typed, row } = found;
  return { fields: { ...typed, opened: JSON.stringify(typed), version: String(row.version), intent: 'save' } };
}

it('S2.23 the editor keeps what was typed and asks for a tick with the figures before it saves such a bundle', async () => {
  const [part] = await shop.db.select({ code: products.code }).from(products).limit(1);
  const { fields } = await formOf(bundle);
  const form = { ...fields, name: 'Dwa słoje', type: 'product_bundle', bundleParts: `${part?.code}; 2` };
  const path = `${LIST}/${bundle}`;
  const asked = await ask(path, { token, form });
  expect(asked.status).toBe(409);
  expect(asked.text).toContain(texts.notSaved);
  expect(asked.text).toContain(confirm);
  expect(asked.text).toContain('2\u00a0× Miód lipowy, rozmiar 1 kg');
  expect(asked.text).toContain('value="Dwa słoje"');
  expect(asked.text).toMatch(/<input(?=[^>]*name="confirmedSaving")(?=[^>]*value="8490")(?![^>]*checked)/);
  expect((await readTyped(shop.db, bundle))?.row.name).toBe('Dwa miody');
  const saved = await ask(path, { token, form: { ...form, confirmedSaving: '8490' } });
  expect(saved.location).toBe(`${path}?zapisano=1`);
  expect((await ask(path, { token })).text).not.toContain('confirmedSaving');
});

it('S2.23 a dearer part is saved, and every screen on which prices change names the bundle', async () => {
  const screens = [LIST, `${LIST}/zmiany`, `${LIST}/${jar}`, '/zaplecze/obnizki'];
  for (const path of screens) expect((await ask(path, { token })).text).not.toContain(texts.others);
  const { fields } = await formOf(jar);
  const large = Object.keys(fields).filter((name) => name.endsWith('.price'))[1] ?? '';
  const saved = await ask(`${LIST}/${jar}`, { token, form: { ...fields, [large]: '69,90' } });
  expect(saved.location).toBe(`${LIST}/${jar}?zapisano=1`);
  for (const path of screens) {
    const { text } = await ask(path, { token });
    expect(text, path).toContain(texts.others);
    expect(text, path).toContain(`${LIST}/${bundle}#rozmiary`);
  }
  expect((await ask('/zaplecze/pulpit', { token })).text).toContain(waiting.bundles);
  expect((await ask(`${LIST}/${bundle}`, { token })).text).toContain('value="10490"');
});
