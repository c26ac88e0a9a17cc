import { afterEach, expect, it, vi } from 'vitest';
import { findLists } from '../choose-list/choose-list.tsx';
import { moveProducts } from './use-list-forms.ts';

const handed = vi.hoisted(() => vi.fn());
vi.mock('#modules/content/tracking/storefront/run-waiting-events.ts', () => ({ runWaitingEvents: handed }));
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => vi.resetAllMocks());

const success = (mutation: string) => Response.json({ data: { [mutation]: { status: 'success', id: 1 } } });
const refused = (fault: string) =>
  Response.json({ errors: [{ message: 'Nie', fault }], data: { addToShoppingList: null } });
const products = [{ id: 7, size: 'M' }];

it.each([
  ['added', () => success('addToShoppingList')],
  ['there already', () => refused('already-on-list')],
])('S7.51 S7.53 what is %s leaves the first list; the answer is handed on', async (_, added) => {
  const answers = [added(), success('removeFromShoppingList')] as const;
  fetched.mockResolvedValueOnce(answers[0]).mockResolvedValueOnce(answers[1]);
  expect(await moveProducts(1, 2, products)).toMatchObject({ ok: true, response: answers[1] });
  expect(String(fetched.mock.calls[1]?.[1]?.body)).toContain('removeFromShoppingList(ShoppingListInput: {id: 1}');
  // The caller passes on the last answer.
  expect(handed.mock.calls).toEqual([[answers[0]]]);
});

it('S7.51 what the other list refuses stays', async () => {
  fetched.mockResolvedValueOnce(refused('list-full'));
  expect(await moveProducts(1, 2, products)).toMatchObject({ ok: false, message: 'Nie' });
  expect(fetched).toHaveBeenCalledOnce();
});

it('S4.40 S7.53 a first list is made, and every answer on the way is handed on', async () => {
  const none = () => Response.json({ data: { shoppingList: [] } });
  const answers = [none(), success('shoppingListCreate'), none()] as const;
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  expect(await findLists()).toMatchObject({ ok: true, response: answers[2] });
  expect(handed.mock.calls).toEqual([[answers[0]], [answers[1]]]);
});
