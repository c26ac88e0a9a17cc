import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { staff, staffSessions } from '#server/shop/schema.ts';
import { beginTotp, confirmTotp, enrolTotp, findStaffSession, sealTotpSecrets, totpCode } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => now });
const shop: Shop = { ...bare, secretKey: 'a key of the process, thirty-two signs' };
const PLAIN = 'JBSWY3DPEHPK3PXP';

const storedOf = async (id: number) =>
  (await shop.db.select({ stored: staff.totpSecret }).from(staff).where(eq(staff.id, id)))[0]?.stored ?? '';

/** Tries the code of the next half minute. */
async function tryCode(at: Shop, staffId: number, secret: string) {
  now = new Date(now.getTime() + 30_000);
  const session = await findStaffSession(at, await addSession(at, staffId, 'needed'));
  if (!session) throw new Error('no session');
  return confirmTotp(at, session, { code: totpCode(secret, now), caller: crypto.randomUUID() });
}

it('O.08 an authenticator that is enrolled is never stored in plain text, and its codes work', async () => {
  const id = await addStaff(shop, 'sales', { totpSecret: '' });
  const session = await findStaffSession(shop, await addSession(shop, id, 'enrol'));
  if (!session) throw new Error('no session');
  const began = await beginTotp(shop, session);
  const secret = began?.secret ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await beginTotp(shop, session)).toEqual(began);
  const [waiting] = await shop.db.select().from(staffSessions).where(eq(staffSessions.id, session.id));
  expect(waiting?.newTotpSecret).toMatch(/^sealed:/);
  expect(await enrolTotp(shop, session, { code: totpCode(secret, now), caller: '' })).toMatchObject({
    kind: 'enrolled',
  });
  expect(await storedOf(id)).toMatch(/^sealed:/);
  expect(await tryCode(shop, id, secret)).toBe('checked');
});

it('O.08 what lay open before there was a key works, and is sealed at the next start', async () => {
  const id = await addStaff(shop, 'sales', { totpSecret: PLAIN });
  expect(await tryCode(shop, id, PLAIN)).toBe('checked');
  await sealTotpSecrets(bare);
  expect(await storedOf(id)).toBe(PLAIN);
  await sealTotpSecrets(shop);
  const stored = await storedOf(id);
  expect(stored).toMatch(/^sealed:/);
  await sealTotpSecrets(shop);
  expect(await storedOf(id)).toBe(stored);
  expect(await tryCode(shop, id, PLAIN)).toBe('checked');
});

it('O.08 a secret of another key, or carried over from another person, opens nothing, and the log says so', async () => {
  const [one, other] = [await addStaff(shop, 'sales', { totpSecret: PLAIN }), await addStaff(shop, 'owner')];
  await sealTotpSecrets(shop);
  await shop.db
    .update(staff)
    .set({ totpSecret: await storedOf(one) })
    .where(eq(staff.id, other));
  expect(await tryCode(shop, other, PLAIN)).toBe('refused');
  const error = vi.fn();
  const elsewhere: Shop = { ...shop, secretKey: 'another key of another process ...', log: { ...shop.log, error } };
  expect(await tryCode(elsewhere, one, PLAIN)).toBe('refused');
  expect(error).toHaveBeenCalledWith({ staffId: one }, expect.stringContaining('SECRET_KEY'));
});
