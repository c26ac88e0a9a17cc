import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const photo = { name: 'buty.jpg', type: 'image/jpeg', size: 1000 };

describe('checkFile', () => {
  it.each([
    [{ ...photo, name: 'buty.exe' }],
    [{ ...photo, name: 'BUTY.EXE' }],
    [{ ...photo, name: 'buty.jpg.php' }],
    [{ ...photo, name: 'buty.exe. ' }],
    [{ ...photo, type: 'text/html' }],
    [{ ...photo, type: 'TEXT/HTML; charset=utf-8' }],
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

  it('takes a file without extension, type or limit', () => {
    expect(checkFile({ name: 'paragon', type: '', size: 1e9 })).toEqual({ kind: 'ok' });
  });
});
