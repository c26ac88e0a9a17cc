import { describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { attempt, attemptAll, attemptEach, forgive, sweepAttempts } from './attempt.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const start = new Date('2026-05-06T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('attempt', () => {
  it('lets the allowed number through and refuses the rest until the time is over', async () => {
    const limit = { key: 'three', limit: 3, seconds: 60 };
    const allowed = [];
    for (const second of [0, 10, 20, 30, 59]) allowed.push((await attempt(shop, limit, later(second))).allowed);
    expect(allowed).toEqual([true, true, true, false, false]);
    expect(await attempt(shop, limit, later(59))).toEqual({ allowed: false, until: later(60) });
    expect(await attempt(shop, limit, later(60))).toEqual({ allowed: true, until: later(120) });
  });

  it('counts tries made at the same moment one by one', async () => {
    const limit = { key: 'queue', limit: 5, seconds: 60 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(shop, limit, start)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('counts each key apart and keeps none of them readable', async () => {
    expect((await attempt(shop, { key: 'jan@example.pl', limit: 1, seconds: 60 }, start)).allowed).toBe(true);
    expect((await attempt(shop, { key: 'ola@example.pl', limit: 1, seconds: 60 }, start)).allowed).toBe(true);
    const { rows } = await shop.pool.query('select * from attempt_counts');
    expect(JSON.stringify(rows)).not.toContain('example.pl');
  });

  it('a limit that refuses spares those after it', async () => {
    const own = { key: 'own', limit: 1, seconds: 60 };
    const shared = { key: 'shared', limit: 2, seconds: 60 };
    const allowed = [];
    for (let times = 0; times < 3; times += 1) allowed.push(await attemptAll(shop, [own, shared], start));
    expect(allowed).toEqual([true, false, false]);
    expect((await attempt(shop, shared, start)).allowed).toBe(true);
  });

  it('several limits are counted together, each by its own, also when one refuses', async () => {
    const limits = [
      { key: 'each:strict', limit: 1, seconds: 60 },
      { key: 'each:mild', limit: 3, seconds: 600 },
    ];
    const allowed = async () => (await attemptEach(shop, limits, start)).map((made) => made.allowed);
    expect([await allowed(), await allowed(), await allowed(), await allowed()]).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
    const until = (await attemptEach(shop, limits, start)).map((made) => made.until.getTime() - start.getTime());
    expect(until).toEqual([60_000, 600_000]);
  });

  it('a try that is taken back may be made again, of this key alone, and never more than were allowed', async () => {
    const [limit, other] = ['forgiven', 'blamed'].map((key) => ({ key, limit: 1, seconds: 60 }));
    if (!limit || !other) throw new Error('no limits');
    for (const one of [limit, other]) await attempt(shop, one, start);
    for (let times = 0; times < 3; times += 1) await forgive(shop, limit.key);
    const allowed = [];
    for (const one of [limit, limit, other]) allowed.push((await attempt(shop, one, start)).allowed);
    expect(allowed).toEqual([true, false, false]);
  });

  it('counts are swept when their time is over, not before', async () => {
    const limit = { key: 'swept', limit: 1, seconds: 60 };
    await attempt(shop, limit, later(3600));
    await sweepAttempts({ ...shop, now: () => later(3659) });
    expect((await attempt(shop, limit, later(3659))).allowed).toBe(false);
    await sweepAttempts({ ...shop, now: () => later(3660) });
    const { rows } = await shop.pool.query('select * from attempt_counts');
    expect(rows).toEqual([]);
  });
});
