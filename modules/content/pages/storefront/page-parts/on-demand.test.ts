import { expect, it } from 'vitest';
import { signalConsent } from './on-demand.ts';

it('denies everything first, then says what was allowed, and repeats nothing', () => {
  const page: { dataLayer?: object[] } = {};
  signalConsent(['analytics'], page);
  signalConsent(['analytics'], page);
  signalConsent([], page);
  const commands = (page.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]);
  expect(commands.map(([, kind]) => kind)).toEqual(['default', 'update', 'update']);
  expect(commands.map(([, , signals]) => (signals as Record<string, string>).analytics_storage)).toEqual([
    'denied',
    'granted',
    'denied',
  ]);
  // Google's tags run `arguments` objects and ignore lists.
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
});
