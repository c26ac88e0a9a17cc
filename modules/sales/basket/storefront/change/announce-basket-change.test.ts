import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentAlerts, dismissAlert } from '#platform/ui/alert/alert-store.ts';
import { parseBasket } from '#wire/client/basket.ts';
import type { LineCode, LineOutcome } from '../../rules/line-outcome.ts';
import * as basketTexts from '../../texts/storefront.ts';
import { announceBasketChange } from './announce-basket-change.ts';

const openAddedPanel = vi.fn();
let isBasketPage = false;
beforeEach(() => {
  vi.doMock('./added-panel.ts', () => ({ openAddedPanel }));
  vi.stubGlobal('document', { cookie: '', querySelector: () => (isBasketPage ? {} : null) });
});
afterEach(() => {
  isBasketPage = false;
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.doUnmock('./added-panel.ts');
  for (const { id } of currentAlerts()) dismissAlert(id);
});

const outcome = (code: LineCode, change: number, limit?: number): LineOutcome => ({
  code,
  productId: 59,
  size: 'uniw',
  quantity: 2,
  change,
  limit,
});

async function announce(...outcomes: LineOutcome[]) {
  const basket = parseBasket({ products: [], productsCounter: 1 });
  if (!basket) throw new Error('no basket');
  announceBasketChange(
    { kind: 'changed', basket, outcomes, response: new Response() },
    { findProduct: () => ({ name: 'Kubek', unit: 'szt.' }) },
  );
  await vi.dynamicImportSettled();
}
const alerts = () => currentAlerts().map(({ kind, text }) => ({ kind, text }));

it.each([
  ['added', 1, undefined, 'success', 'Dodaliśmy do koszyka: Kubek.'],
  ['lowered', 2, 2, 'warning', 'Maksymalnie możesz zamówić: 2\u00a0szt. Tyle wpisaliśmy: Kubek.'],
  ['raised', 2, 2, 'warning', 'Minimalnie musisz zamówić 2\u00a0szt. Tyle wpisaliśmy: Kubek.'],
] as const)(
  'X.47 what was %s leads on in a panel, in the words of its alert',
  async (code, change, limit, kind, text) => {
    await announce(outcome(code, change, limit));
    expect(openAddedPanel).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcomes: [outcome(code, change, limit)], said: [{ kind, text }] }),
    );
    expect(alerts()).toEqual([]);
  },
);

it.each([
  ['already-in-basket', 0, 'error'],
  ['unavailable', 0, 'error'],
  ['lowered', -1, 'warning'],
  ['removed', -2, 'success'],
  ['favourite-added', 1, 'success'],
] as const)('X.47 after %s the basket has nothing new: only an alert says so', async (code, change, kind) => {
  await announce(outcome(code, change));
  expect(openAddedPanel).not.toHaveBeenCalled();
  expect(alerts()).toMatchObject([{ kind }]);
});

it.each([
  ['favourite-added', { href: '/ulubione', label: basketTexts.toFavourites }],
  ['favourite-kept', { href: '/ulubione', label: basketTexts.toFavourites }],
  ['removed', undefined],
] as const)('after %s the alert links to the favourites if they contain something', async (code, link) => {
  await announce(outcome(code, 0));
  expect(currentAlerts().map((alert) => alert.link)).toEqual([link]);
});

it('X.47 in the basket, where it would cover the sums, no panel opens', async () => {
  isBasketPage = true;
  await announce(outcome('added', 1));
  expect(openAddedPanel).not.toHaveBeenCalled();
  expect(alerts()).toMatchObject([{ kind: 'success' }]);
});

it('X.47 several products at once are one sentence; what failed among them is said too', async () => {
  await announce(outcome('added', 1), outcome('unavailable', 0), outcome('added', 2));
  const [{ said, outcomes }] = openAddedPanel.mock.calls[0] ?? [{}];
  expect(outcomes).toHaveLength(2);
  expect(said).toMatchObject([
    { kind: 'success', text: 'Dodaliśmy do koszyka: 2\u00a0produkty.' },
    { kind: 'error', text: 'Produkt niedostępny: Kubek.' },
  ]);
});

it('S8.13 when the panel does not come, an alert says what was added', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openAddedPanel.mockImplementation(() => {
    throw new Error('offline');
  });
  await announce(outcome('added', 1));
  expect(alerts()).toEqual([{ kind: 'success', text: 'Dodaliśmy do koszyka: Kubek.' }]);
});
