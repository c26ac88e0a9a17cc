import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NEW, splitRows } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession } from '#modules/back-office/staff/server/index.ts';
import { writeFields } from '#platform/forms/rules/typed-fields.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelRoutes } from '../routes.ts';
import * as editor from './editor-route.tsx';
import * as list from './list-route.tsx';
import { editedResource, listedResource, resourceHandle } from './resources.server.ts';

const demo = await testDatabase();
const empty = await testDatabase({ filled: 'empty' });

const paths = panelRoutes.flatMap(({ children = [] }) => children).map(({ id = '' }) => id);
const shared = paths.filter((id) => id.startsWith('/zaplecze/'));
const lists = shared.filter((id) => !id.endsWith('/:id'));
const editors = shared.filter((id) => id.endsWith('/:id')).map((id) => id.replace('/:id', ''));
const MISSING = 999_999;

async function argsOf(
  { shop }: typeof demo,
  path: string,
  form?: Record<string, string> | string[][],
): Promise<ActionFunctionArgs> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));
  const request = new Request(`http://sklep.test${path}`, form && { method: 'POST', body: new URLSearchParams(form) });
  const id = path.split('/')[3]?.split('?')[0];
  return { context, request, params: id === undefined ? {} : { id }, url: new URL(request.url), pattern: '' };
}

it('every shared screen has a resource', () => {
  expect(lists.length).toBeGreaterThan(10);
  for (const id of shared) expect(resourceHandle(id)?.access, id).toMatch(/\.(?:see|change)$/);
});

describe.each(lists)('the list %s', (path) => {
  it('shows its rows, and what was saved', async () => {
    const loaded = await list.loader(await argsOf(demo, `${path}?zapisano=1`));
    expect(loaded).toMatchObject({ list: path, mayChange: true });
    expect(loaded.saved?.done).not.toBe('');
    const width = listedResource(path).texts.columns.length;
    for (const { cells } of loaded.rows) expect(cells).toHaveLength(width);
  });

  it('loads without rows', async () => {
    const loaded = await list.loader(await argsOf(empty, path));
    expect(loaded.saved).toBeUndefined();
    expect(loaded.texts.empty).not.toBe('');
  });

  it('refuses every intent for a row that is gone', async () => {
    const intents = Object.keys(resourceHandle(path)?.actions ?? {});
    expect(intents).toContain('remove');
    for (const intent of intents) {
      const answer = await list.action(await argsOf(empty, path, { intent, id: String(MISSING) }));
      expect(answer.refused, intent).toBeTruthy();
    }
  });

  it('moves and switches a row, with an undo', async () => {
    const { rows } = await list.loader(await argsOf(demo, path));
    const { setEnabled, move } = listedResource(path);
    const intents = [...(setEnabled ? ['off', 'on'] : []), ...(move && rows.length > 1 ? ['down', 'up'] : [])];
    for (const intent of rows[0] ? intents : []) {
      const answer = await list.action(await argsOf(demo, path, { intent, id: String(rows[0]?.id) }));
      expect(answer, intent).toMatchObject({ undo: { fields: { id: String(rows[0]?.id) } } });
    }
  });
});

describe.each(editors)('the editor below %s', (path) => {
  it('shows default values, and no resource that is gone', async () => {
    const loaded = await editor.loader(await argsOf(empty, `${path}/${NEW}`));
    const { fields, defaultValues, nameField } = editedResource(`${path}/${NEW}`);
    expect(loaded).toMatchObject({ id: null, typed: writeFields(fields, defaultValues) });
    expect(Object.keys(fields)).toContain(nameField);
    expect(loaded.groups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(fields).toSorted());
    await expect(editor.loader(await argsOf(empty, `${path}/${MISSING}`))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('refuses an empty form and keeps its values', async () => {
    const answer = await editor.action(await argsOf(empty, `${path}/${NEW}`, { intent: 'save' }));
    expect(answer).toMatchObject({ init: { status: 400 }, data: { faults: expect.anything() } });
  });

  it('saves a stored resource without changes and returns to the list', async () => {
    const [row] = await listRows(path);
    if (!row) return;
    const { typed, mark } = await editor.loader(await argsOf(demo, `${path}/${row}`));
    const { fields } = editedResource(`${path}/${row}`);
    const form = Object.entries({ ...typed, mark: mark ?? '', intent: 'save' }).flatMap(([name, value]) =>
      fields[name]?.kind === 'rates'
        ? splitRows(value)
            .flat()
            .map((cell) => [name, cell])
        : [[name, value]],
    );
    const answer = await editor.action(await argsOf(demo, `${path}/${row}`, form));
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe(`${path}?zapisano=${row}`);
  });
});

async function listRows(path: string): Promise<number[]> {
  const rows = await editedResource(`${path}/1`).rows(demo.shop);
  return rows.map(({ id }) => id);
}
