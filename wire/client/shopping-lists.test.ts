import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addToShoppingList,
  createShoppingList,
  deleteShoppingList,
  fetchShoppingLists,
  removeFromShoppingList,
  setShoppingList,
} from './shopping-lists.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const sent = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).query as string;
const answers = (body: unknown) => fetched.mockResolvedValueOnce(Response.json(body));

describe('queries', () => {
  it.each([
    [
      'S7.48',
      () => fetchShoppingLists(12),
      '{ shoppingList(ShoppingListInput: {id: 12}) { id name link productCount public } }',
    ],
    [
      'S7.49',
      () => createShoppingList({ name: 'Na "szlak"\n' }),
      'mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "Na \\"szlak\\"\\n"}) { status id } }',
    ],
    ['S7.49', () => deleteShoppingList(12), 'mutation { shoppingListDelete(ShoppingListInput: {id: 12}) { status } }'],
    [
      'S7.50',
      () => setShoppingList(12, { name: 'Nowa', public: false }),
      'mutation { setShoppingList(ShoppingListInput: {id: 12}, ShoppingListSettingsInput: {name: "Nowa", public: false}) { status } }',
    ],
    [
      'S7.51',
      () =>
        addToShoppingList(12, [
          { id: 101, size: 'onesize' },
          { id: 7, size: 'M' },
        ]),
      'mutation { addToShoppingList(ShoppingListInput: {id: 12}, ShoppingListProduct: [{id: 101, size: "uniw"}, {id: 7, size: "M"}]) { status } }',
    ],
    [
      'S7.51',
      () => removeFromShoppingList(12, [{ id: 7, size: 'M' }]),
      'mutation { removeFromShoppingList(ShoppingListInput: {id: 12}, ShoppingListProduct: [{id: 7, size: "M"}]) { status } }',
    ],
  ])('%s is written as the contract says', async (_id, ask, query) => {
    answers({});
    await ask();
    expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/graphql\/v1\//);
    expect(sent()).toBe(query);
  });
});

describe('answers', () => {
  it('S7.52 only the status success is success', async () => {
    answers({ data: { addToShoppingList: { status: 'success' } } });
    expect(await addToShoppingList(1, [])).toMatchObject({ ok: true });
    for (const status of ['error', 'SUCCESS', '', undefined]) {
      answers({ data: { addToShoppingList: { status } } });
      expect(await addToShoppingList(1, [])).toMatchObject({ ok: false, message: '' });
    }
  });

  it('S7.54 a failure carries the first message of the server', async () => {
    answers({
      errors: [{ message: 'Produkt jest już na liście', fault: 'already-on-list' }, { message: 'x' }],
      data: { addToShoppingList: null },
    });
    expect(await addToShoppingList(1, [])).toMatchObject({
      ok: false,
      message: 'Produkt jest już na liście',
      fault: 'already-on-list',
    });
    fetched.mockRejectedValueOnce(new Error('offline'));
    expect(await addToShoppingList(1, [])).toEqual({ ok: false, message: '', fault: '' });
  });

  it('S3.54 lists are read with all their fields, a created one with its id', async () => {
    const list = { id: 12, name: 'Lista zakupowa', link: '/listy/12', productCount: 3, public: true };
    answers({ data: { shoppingList: [list] } });
    expect(await fetchShoppingLists()).toMatchObject({ ok: true, lists: [list] });
    answers({ data: { shoppingListCreate: { status: 'success', id: 12 } } });
    expect(await createShoppingList({ name: 'x' })).toMatchObject({ ok: true, id: 12 });
    answers({ data: null });
    expect(await fetchShoppingLists()).toMatchObject({ ok: false });
  });

  it('S7.53 every answer comes with its response, for the tracking helper', async () => {
    for (const ask of [() => fetchShoppingLists(), () => addToShoppingList(1, []), () => deleteShoppingList(1)]) {
      answers({ data: {} });
      expect((await ask()).response).toBeInstanceOf(Response);
    }
  });
});
