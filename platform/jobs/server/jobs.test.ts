import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { enqueue, GiveUp, handleJob, repeatJob, runDueJobs, startJobs } from './index.ts';
import { LEASE_MS } from './run-job.ts';
import { scheduleRepeated } from './start-jobs.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const greet = { name: 'greet', schema: v.object({ name: v.string() }), attempts: 3 };
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const received: string[] = [];
const greeter = handleJob(greet, async (_shop, { name }) => {
  received.push(name);
});

beforeEach(async () => {
  await shop.db.delete(jobs);
  received.length = 0;
});

describe('jobs', () => {
  it('exist only when the transaction that left them is committed', async () => {
    const broken = shop.db.transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'lost' }, now);
      throw new Error('no order');
    });
    await expect(broken).rejects.toThrow('no order');
    await shop.db.transaction((tx) => enqueue(tx, greet, { name: 'kept' }, now));
    expect(await runDueJobs(shop, [greeter])).toBe(1);
    expect(received).toEqual(['kept']);
    expect(await runDueJobs(shop, [greeter])).toBe(0);
  });

  it('wait for their moment', async () => {
    await enqueue(shop.db, greet, { name: 'later' }, now, { startAfter: new Date(now.getTime() + 60_000) });
    expect(await runDueJobs(shop, [greeter])).toBe(0);
    pass(60);
    expect(await runDueJobs(shop, [greeter])).toBe(1);
  });

  it('with the same key wait once', async () => {
    await enqueue(shop.db, greet, { name: 'first' }, now, { key: 'a' });
    await enqueue(shop.db, greet, { name: 'second' }, now, { key: 'a' });
    await enqueue(shop.db, greet, { name: 'other' }, now, { key: 'b' });
    await runDueJobs(shop, [greeter]);
    expect(received).toEqual(['first', 'other']);
  });

  it('are each done by one of several nodes', async () => {
    for (let at = 0; at < 40; at += 1) await enqueue(shop.db, greet, { name: `n${at}` }, now);
    const done = await Promise.all([1, 2, 3].map(() => runDueJobs(shop, [greeter])));
    expect(done.reduce((sum, count) => sum + count)).toBe(40);
    expect(new Set(received).size).toBe(40);
    expect(received).toHaveLength(40);
  });

  it('that fail are tried again, ever later, then given up and kept', async () => {
    let tries = 0;
    const failing = handleJob(greet, async () => {
      tries += 1;
      throw new Error(`try ${tries}\0`);
    });
    await enqueue(shop.db, greet, { name: 'x' }, now);
    await runDueJobs(shop, [failing]);
    pass(14);
    expect(await runDueJobs(shop, [failing])).toBe(0);
    pass(1);
    expect(await runDueJobs(shop, [failing])).toBe(1);
    pass(59);
    expect(await runDueJobs(shop, [failing])).toBe(0);
    pass(1);
    await runDueJobs(shop, [failing]);
    pass(100_000);
    expect(await runDueJobs(shop, [failing])).toBe(0);
    expect(await shop.db.select().from(jobs)).toMatchObject([
      { attempts: 3, lastError: 'Error: try 3', givenUpAt: expect.any(Date) },
    ]);
  });

  it('that cannot succeed are given up at once', async () => {
    const hopeless = handleJob(greet, async () => {
      throw new GiveUp('no such reader');
    });
    await enqueue(shop.db, greet, { name: 'x' }, now);
    await runDueJobs(shop, [hopeless]);
    expect(await shop.db.select().from(jobs)).toMatchObject([{ attempts: 1, givenUpAt: now }]);
  });

  it('whose data is not what their kind promises are not done, and say where but not what', async () => {
    await enqueue(shop.db, greet, { name: 'x' }, now);
    await shop.db.update(jobs).set({ data: { name: 4711 } });
    await runDueJobs(shop, [greeter]);
    expect(received).toEqual([]);
    const [job] = await shop.db.select().from(jobs);
    expect(job?.lastError).toBe('WrongJson: jobs.data of greet: name is not string');
  });

  it('of a node that died are taken by another one, and in the end given up', async () => {
    // State of a node that was killed in the middle of the job.
    await enqueue(shop.db, greet, { name: 'orphan' }, now);
    await shop.db.update(jobs).set({ attempts: 1, runAt: new Date(now.getTime() + LEASE_MS) });
    expect(await runDueJobs(shop, [greeter])).toBe(0);
    pass(LEASE_MS / 1000);
    expect(await runDueJobs(shop, [greeter])).toBe(1);
    expect(received).toEqual(['orphan']);
    await enqueue(shop.db, greet, { name: 'killer' }, now);
    await shop.db.update(jobs).set({ attempts: 3 });
    await runDueJobs(shop, [greeter]);
    expect(received).toEqual(['orphan']);
    expect(await shop.db.select().from(jobs)).toMatchObject([{ givenUpAt: now }]);
  });

  it('of a kind this node does not know are left to others', async () => {
    await enqueue(shop.db, { ...greet, name: 'newer' }, { name: 'later' }, now);
    expect(await runDueJobs(shop, [greeter])).toBe(0);
  });

  it('that repeat have one row for all nodes and survive a failure', async () => {
    let rounds = 0;
    const sweep = repeatJob('sweep', 3600, async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('disk');
    });
    await Promise.all([scheduleRepeated(shop, [sweep]), scheduleRepeated(shop, [sweep])]);
    await runDueJobs(shop, [sweep]);
    await scheduleRepeated(shop, [sweep]);
    expect(await runDueJobs(shop, [sweep])).toBe(0);
    pass(3600);
    expect(await runDueJobs(shop, [sweep])).toBe(1);
    expect(await shop.db.select().from(jobs)).toMatchObject([{ lastError: null, givenUpAt: null }]);
  });

  it('stop after the one under way, and leave the rest', async () => {
    let release = () => {};
    const slow = handleJob(greet, async (_shop, { name }, { signal }) => {
      received.push(name);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      received.push(`${name} done ${signal.aborted}`);
    });
    const running = startJobs(shop, [slow], 5);
    await enqueue(shop.db, greet, { name: 'slow' }, now);
    await expect.poll(() => received).toEqual(['slow']);
    const stopped = running.stop();
    await enqueue(shop.db, greet, { name: 'next' }, now);
    release();
    await stopped;
    expect(received).toEqual(['slow', 'slow done true']);
    expect(await shop.db.$count(jobs)).toBe(1);
  });

  it('that take minutes do not hold up the others', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const bring = { name: 'bring', schema: v.object({}), attempts: 3 };
    const long = handleJob(bring, () => ended, { isLong: true });
    const running = startJobs(shop, [long, greeter], 5);
    await enqueue(shop.db, bring, {}, now);
    await expect.poll(async () => (await shop.db.select().from(jobs)).map(({ attempts }) => attempts)).toEqual([1]);
    await enqueue(shop.db, greet, { name: 'quick' }, now);
    await expect.poll(() => received).toEqual(['quick']);
    end();
    await running.stop();
    expect(await shop.db.$count(jobs)).toBe(0);
  });
});
