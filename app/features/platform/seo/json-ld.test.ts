import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd } from './json-ld.ts';

describe('jsonLd', () => {
  it('X.14 text cannot leave its script element', () => {
    expect(jsonLd({ name: '</script><script>alert(1)</script><!-- & \u2028' })).not.toMatch(/[<>&\u2028]/);
  });

  it('reads back as the same value', () => {
    fc.assert(fc.property(fc.string(), (name) => JSON.parse(jsonLd({ name })).name === name));
  });
});
