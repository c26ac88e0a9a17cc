import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asideMark, hashInline } from './hash-inline.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline scripts and styles of a page', () => {
  it('X.18 hashes the exact text of every script the page itself wrote, once', () => {
    const html = '<script nonce="N">a("ż");\n</script><script nonce="N">b()</script><script nonce="N">b()</script>';
    const hashed = hashInline(html, 'N');
    expect(hashed.scriptHashes).toEqual([hash('a("ż");\n'), hash('b()')]);
    expect(String(hashed.body)).toBe('<script>a("ż");\n</script><script>b()</script><script>b()</script>');
  });

  it('X.18 hashes the style sheet the page itself wrote, and none that slipped in through a text', () => {
    const html = '<style nonce="N">a{}</style><script nonce="N">b()</script><p><style>b{}</style></p>';
    expect(hashInline(html, 'N')).toMatchObject({ scriptHashes: [hash('b()')], styleHashes: [hash('a{}')] });
  });

  it('X.18 does not allow a script that slipped in through a text', () => {
    expect(hashInline('<p><script>steal()</script><script nonce="guess">x</script></p>', 'N').scriptHashes).toEqual([]);
  });

  it('leaves files to the address they come from', () => {
    const html = '<script nonce="N" type="module" async="" src="/assets/a.js"></script>';
    const body = Buffer.from(html.replace(' nonce="N"', ''));
    expect(hashInline(html, 'N')).toEqual({ scriptHashes: [], styleHashes: [], body });
  });

  it('refuses a nonce outside of its attribute: it would be cached with the page', () => {
    expect(() => hashInline('<script nonce="N">a()</script><p>N</p>', 'N')).toThrow('nonce');
  });

  it('takes the nonce out of every element, so that the page can be cached', () => {
    expect(String(hashInline('<link rel="modulepreload" nonce="N" href="/a.js"/>', 'N').body)).not.toContain('nonce');
  });

  it('X.18 puts texts that were set aside in their places, and hashes a style among them by its own text', () => {
    const html = `<style nonce="N">${asideMark('N', 0)}</style><p>${asideMark('N', 1)}</p>${asideMark('N', 1)}`;
    const hashed = hashInline(html, 'N', ['a{}', 'ż']);
    expect(String(hashed.body)).toBe('<style>a{}</style><p>ż</p>ż');
    expect(hashed.styleHashes).toEqual([hash('a{}')]);
    expect(() => hashInline(asideMark('N', 0), 'N')).toThrow('set aside');
  });
});
