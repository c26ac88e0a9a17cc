import { describe, expect, it } from 'vitest';
import { checkAttachments, checkFile } from './check-file.ts';

const photo = { name: 'buty.jpg', type: 'image/jpeg', size: 1000 };

describe('checkFile', () => {
  it.each([
    [{ ...photo, name: 'buty.exe' }],
    [{ ...photo, name: 'BUTY.EXE' }],
    [{ ...photo, name: 'buty.jpg.php' }],
    [{ ...photo, name: 'buty.exe. ' }],
    [{ ...photo, type: 'text/html' }],
    [{ ...photo, type: 'TEXT/HTML; charset=utf-8' }],
    [{ ...photo, type: 'text/html ;charset=utf-8' }],
    [{ ...photo, type: 'application/x-msdownload' }],
    [{ ...photo, type: 'application/java-archive' }],
    [{ ...photo, name: 'logo.svg', type: '' }],
  ])('S5.11 %o is blocked by its type or extension', (file) => {
    expect(checkFile(file)).toEqual({ kind: 'blocked', name: file.name });
  });

  it('S5.11 the input may bring its own lists', () => {
    expect(checkFile(photo, { blockedExtensions: ['jpg'] }).kind).toBe('blocked');
    expect(checkFile(photo, { blockedTypes: ['image/jpeg'] }).kind).toBe('blocked');
  });

  it.each([
    [1000, 'ok'],
    [999, 'too-large'],
  ])('S5.12 1000 bytes under a maximum of %i are %s', (maxBytes, kind) => {
    expect(checkFile(photo, { maxBytes }).kind).toBe(kind);
  });

  it('S5.11 refuses a long name before it looks for an extension', () => {
    const name = `x${' '.repeat(60_000)}x.jpg`;
    expect(checkFile({ name, type: 'image/jpeg', size: 1 })).toEqual({ kind: 'long-name', maxLength: 255 });
    expect(checkFile({ name: `${'x'.repeat(251)}.jpg`, type: 'image/jpeg', size: 1 })).toEqual({ kind: 'ok' });
  });

  it('a name without a dot has no ending', () => {
    expect(checkFile({ ...photo, name: 'exe' }).kind).toBe('ok');
  });

  it('takes a file without extension, type or limit', () => {
    expect(checkFile({ name: 'paragon', type: '', size: 1e9 })).toEqual({ kind: 'ok' });
  });
});

const limits = { max: 2, maxBytes: 100, allBytes: 150 };
const file = (size: number, name = 'a.jpg') => ({ name, type: '', size });

it.each([
  ['none', [], { kind: 'ok' }],
  ['as many and as large as allowed', [file(100), file(50)], { kind: 'ok' }],
  ['one too many', [file(1), file(1), file(1)], { kind: 'too-many', max: 2 }],
  ['one too large', [file(1), file(101, 'b.jpg')], { kind: 'too-large', name: 'b.jpg', maxBytes: 100 }],
  ['a program', [file(1, 'b.exe')], { kind: 'blocked', name: 'b.exe' }],
  ['too large together', [file(100), file(51)], { kind: 'together-too-large', maxBytes: 150 }],
])('%s', (_, files, verdict) => {
  expect(checkAttachments(files, limits)).toEqual(verdict);
});
