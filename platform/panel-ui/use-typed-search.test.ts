import { expect, it, vi } from 'vitest';
import { requestInTurn } from './use-typed-search.ts';

it('asks one question at a time, and after an answer only the newest', async () => {
  const answers: (() => void)[] = [];
  const load = vi.fn<(address: string) => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)));
  const ask = requestInTurn(load);
  const asked = () => load.mock.calls.map(([address]) => address);
  const typed = ask('?text=k');
  void ask('?text=ku');
  void ask('?text=kur');
  expect(asked()).toEqual(['?text=k']);
  answers[0]?.();
  await vi.waitFor(() => expect(asked()).toEqual(['?text=k', '?text=kur']), 60_000);
  answers[1]?.();
  await typed;
  void ask('?text=kurt');
  expect(asked()).toEqual(['?text=k', '?text=kur', '?text=kurt']);
});

it('a question that fails is no end of asking', async () => {
  const load = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
  load.mockRejectedValueOnce(new Error('no'));
  const ask = requestInTurn(load);
  await expect(ask('?text=k')).rejects.toThrow('no');
  await ask('?text=ku');
  expect(load).toHaveBeenCalledTimes(2);
});
