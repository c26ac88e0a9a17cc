import { expect, it, vi } from 'vitest';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import * as copyLinkTexts from '../texts/copy-link.ts';
import { copyLink } from './copy-link.ts';

vi.mock('#platform/ui/alert/alert-store.ts', () => ({ showAlert: vi.fn() }));

const own = { copied: 'jest', copyFailed: 'nie ma' };

it.each([
  ['reports a copied link', true, undefined, { kind: 'success', text: copyLinkTexts.copied }],
  ['reports a refused clipboard', false, undefined, { kind: 'warning', text: copyLinkTexts.copyFailed }],
  ['in the words of its place', true, own, { kind: 'success', text: own.copied }],
  ['those of its failure too', false, own, { kind: 'warning', text: own.copyFailed }],
])('%s', async (_title, allowed, texts, alert) => {
  const writeText = vi.fn(() => (allowed ? Promise.resolve() : Promise.reject(new Error('no'))));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyLink('/porownanie?produkty=1', texts)).toBe(allowed);
  expect(writeText).toHaveBeenCalledWith('/porownanie?produkty=1');
  expect(showAlert).toHaveBeenLastCalledWith(alert);
});
