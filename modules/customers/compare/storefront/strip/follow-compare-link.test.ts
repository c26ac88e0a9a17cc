import { expect, it, vi } from 'vitest';
import { currentAlerts, showAlert } from '#platform/ui/alert/alert-store.ts';
import * as compareTexts from '../../texts/storefront.ts';
import { followCompareLink } from './follow-compare-link.ts';

vi.mock('#wire/client/compare.ts', () => ({
  changeCompared: async (link: string) => (link.includes('again') ? 'already-compared' : 'added'),
}));
vi.mock('#platform/personal/storefront/personal-store.ts', () => ({ refreshPersonal: async () => {} }));

it('each tick replaces the message of the one before and leaves other messages alone', async () => {
  showAlert({ kind: 'info', text: 'Kod skopiowany.' });
  for (const name of ['Kubek', 'Misa', 'Talerz']) await followCompareLink('/settings.php', name);
  expect(currentAlerts().map(({ text }) => text)).toEqual(['Kod skopiowany.', compareTexts.added('Talerz')]);
  // Without a message the last alert stays.
  await followCompareLink('/settings.php?again', 'Talerz');
  expect(currentAlerts().at(-1)?.text).toBe(compareTexts.added('Talerz'));
});
