import { describe, expect, it } from 'vitest';
import { hashPassword, verifyAgainstDummy, verifyPassword } from './password.ts';

describe('password', () => {
  it('is kept as argon2id with its parameters and a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('żółw 123'), hashPassword('żółw 123')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('żółw 123', first)).toBe(true);
    expect(await verifyPassword('żółw 123'.normalize('NFD'), first)).toBe(true);
    expect(await verifyPassword('zolw 123', first)).toBe(false);
  });

  it('hashes made with other parameters still verify', async () => {
    // The same password with 8 MiB and three passes, as an older or stricter shop may have stored it.
    const { argon2Sync } = await import('node:crypto');
    const parameters = {
      message: 'abc',
      nonce: Buffer.alloc(16, 7),
      memory: 8192,
      passes: 3,
      parallelism: 2,
      tagLength: 32,
    };
    const tag = argon2Sync('argon2id', parameters).toString('base64').replace(/=+$/, '');
    const salt = Buffer.alloc(16, 7).toString('base64').replace(/=+$/, '');
    expect(await verifyPassword('abc', `$argon2id$v=19$m=8192,t=3,p=2$${salt}$${tag}`)).toBe(true);
  });

  it.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$$'])(
    '%s is no hash',
    async (hash) => {
      expect(await verifyPassword('x', hash)).toBe(false);
    },
  );

  it('no account without a password matches one', async () => {
    expect(await verifyAgainstDummy('x')).toBe(false);
  });
});
