import { expect, it } from 'vitest';
import { listProviders } from './providers.ts';

it('only a demo is offered the demo bank, by which no money comes', () => {
  expect(listProviders({ demo: true })).toContain('local-bank');
  expect(listProviders({ demo: false })).toEqual(['stripe']);
});
