import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bankHash } from './decide-transfer.ts';

describe('bankHash', () => {
  it('S9.42 has 32 hex digits and is the MD5 of the form', () => {
    const hash = bankHash(['P-1', 4990, 'PLN'], 'tajne');
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(hash).toBe(createHash('md5').update('P-1|4990|PLN|tajne').digest('hex'));
  });

  it('differs for another amount and another secret', () => {
    expect(bankHash(['P-1', 1], 'a')).not.toBe(bankHash(['P-1', 2], 'a'));
    expect(bankHash(['P-1', 1], 'a')).not.toBe(bankHash(['P-1', 1], 'b'));
  });
});
