import type { DataStrategyResult, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgiveFailure, forgiveLoad } from './forgiven-load.ts';

const ORIGIN = 'https://sklep.example';
beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
});

function load(address: string, result: DataStrategyResult) {
  const given = { request: new Request(ORIGIN + address), params: {}, context: {} as RouterContextProvider };
  const answer = { own: result };
  return Promise.resolve(
    forgiveFailure({ ...given, url: new URL(given.request.url), pattern: '' }, async () => answer),
  ).then((changed) => changed ?? answer);
}

const failed: DataStrategyResult = { type: 'error', result: new Error('no connection') };

it('what a window, a wall or an endless list asked for comes as null when it fails, once', async () => {
  forgiveLoad('/opinie?counter=1');
  expect(await load('/opinie?counter=1', failed)).toEqual({ own: { type: 'data', result: null } });
  // The same address as a navigation has the failure of a navigation.
  expect(await load('/opinie?counter=1', failed)).toEqual({ own: failed });
});

it('other failures and answers stay what they are', async () => {
  forgiveLoad('/opinie?counter=1');
  expect(await load('/opinie?counter=2', failed)).toEqual({ own: failed });
  const moved: DataStrategyResult = { type: 'error', result: new Response(null, { status: 301 }) };
  expect(await load('/opinie?counter=1', moved)).toEqual({ own: moved });
});
