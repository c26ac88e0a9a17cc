import { createMemoryRouter, data } from 'react-router';
import { expect, test, vi } from 'vitest';
import { keepForms } from './save-typed.ts';

const AT = '/zaplecze/kategorie/1';

async function sendTwice(first: () => unknown) {
  const actions = [
    first,
    () => {
      // As the router of a browser hands on what `fetch` threw.
      throw data(new TypeError('Failed to fetch'));
    },
  ];
  let loads = 0;
  const screen = { id: 'screen', path: AT, loader: () => ++loads, action: () => actions.shift()?.() ?? null };
  const router = createMemoryRouter(
    [{ id: 'root', loader: () => 0, middleware: [keepForms], children: [screen] }] as never,
    {
      initialEntries: [AT],
    },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 60_000);
  for (const _ of [1, 2]) {
    const formData = new FormData();
    formData.set('intent', 'save');
    await router.navigate(AT, { formMethod: 'post', formData });
  }
  const { errors, actionData } = router.state;
  router.dispose();
  return { errors, answer: actionData?.screen, loads };
}

test('without a connection every screen of the panel keeps its form', async () => {
  const { errors, answer, loads } = await sendTwice(() => null);
  expect(errors).toBeNull();
  expect(answer).toBeUndefined();
  // At first and after the form that was answered.
  expect(loads).toBe(2);
});

test('what a form was refused with before the connection was lost is still shown', async () => {
  const { errors, answer } = await sendTwice(() => data({ typed: { name: 'Namioty' } }, 400));
  expect(errors).toBeNull();
  expect(answer).toEqual({ typed: { name: 'Namioty' } });
});
