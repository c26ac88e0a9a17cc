import { expect, it } from 'vitest';
import { fileAlertText } from './files.ts';

it('says nothing when nothing changed', () => {
  expect(fileAlertText({ kind: 'ok' })).toBeNull();
});

it('S5.12 the alert of a large file names the limit in MB', () => {
  expect(fileAlertText({ kind: 'too-large', name: 'film.mp4', maxBytes: 2_097_152 })).toContain('2\u00a0MB');
});
