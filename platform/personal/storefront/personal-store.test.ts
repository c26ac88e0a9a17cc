import { beforeEach, expect, it, vi } from 'vitest';
import type { BasketOnWire } from '#wire/basket-answer.ts';
import { fetchBasket } from '#wire/client/basket.ts';
import { fetchPersonal } from './fetch-personal.ts';

vi.mock('#wire/client/basket.ts', () => ({ fetchBasket: vi.fn() }));
vi.mock('./fetch-personal.ts', () => ({ fetchPersonal: vi.fn() }));

const basket = (counter: number) => ({ productsCounter: counter }) as BasketOnWire;
let store: typeof import('./personal-store.ts');

beforeEach(async () => {
  vi.resetModules();
  store = await import('./personal-store.ts');
});

/** A call whose answer the test gives when it wants to. */
function pendingAnswer() {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof fetchPersonal>>>();
  vi.mocked(fetchPersonal).mockReturnValueOnce(promise);
  return resolve;
}

it('a basket taken meanwhile keeps its place, the rest of the batch still counts', async () => {
  const answer = pendingAnswer();
  const asked = store.refreshPersonal();
  store.takeBasket(basket(2));
  answer({ basket: basket(1), favourites: 3, compared: [] });
  await asked;
  expect(store.currentPersonal()).toMatchObject({ basket: { productsCounter: 2 }, favourites: 3, known: true });
});

it('S7.29 a basket asked for alone gives way to one taken meanwhile, and to none when the call fails', async () => {
  const { promise, resolve } = Promise.withResolvers<BasketOnWire>();
  vi.mocked(fetchBasket).mockReturnValueOnce(promise);
  const asked = store.refreshBasket();
  store.takeBasket(basket(2));
  resolve(basket(1));
  await asked;
  expect(store.currentPersonal().basket).toEqual(basket(2));
  vi.mocked(fetchBasket).mockResolvedValueOnce(null);
  await store.refreshBasket();
  expect(store.currentPersonal().basket).toEqual(basket(2));
  vi.mocked(fetchBasket).mockResolvedValueOnce(basket(3));
  await store.refreshBasket();
  expect(store.currentPersonal().basket).toEqual(basket(3));
});

it('an older answer does not overwrite a newer one', async () => {
  const first = pendingAnswer();
  const asked = store.refreshPersonal(['Wishlist']);
  const second = pendingAnswer();
  const requestedAgain = store.refreshPersonal(['Wishlist']);
  second({ favourites: 2 });
  await requestedAgain;
  first({ favourites: 1 });
  await asked;
  expect(store.currentPersonal().favourites).toBe(2);
});

it('S7.09 a failed call changes nothing', async () => {
  store.takeBasket(basket(2));
  const answer = pendingAnswer();
  const asked = store.refreshPersonal();
  answer(null);
  await asked;
  expect(store.currentPersonal().basket).toEqual(basket(2));
});

it('S6.05 the user of a basket answer is kept for every other part of the page', () => {
  const received = vi.fn(() => store.currentPersonal().basket?.user);
  store.subscribePersonal(received);
  const user = { wholesaler: false, loggedIn: true, firstName: 'Anna' };
  store.takeBasket({ ...basket(1), user });
  expect(received).toHaveReturnedWith(user);
  expect(store.currentPersonal().basket?.user).toEqual(user);
});
