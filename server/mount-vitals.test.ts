import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { mountVitals } from './mount-vitals.ts';
import type { ServerEnv } from './visitor.ts';

const good = JSON.stringify([
  { name: 'LCP', value: 900 },
  { name: 'CLS', value: 0.02 },
]);

it.each([
  [good, 'ck_cook=true; ck_consent=analytics.marketing', 2],
  [good, 'ck_consent=marketing', 0],
  [good, '', 0],
  ['{', 'ck_consent=analytics', 0],
  [`${good}${' '.repeat(3000)}`, 'ck_consent=analytics', 0],
])('figures are counted only after consent to statistics (%#)', async (body, cookie, counted) => {
  const note = vi.fn();
  const app = new Hono<ServerEnv>();
  mountVitals(app, {
    callerOf: () => '10.0.0.1',
    now: () => new Date('2026-05-06T10:00:00Z'),
    note: (page, vitals) => {
      for (const vital of vitals) note(page, vital);
    },
  });
  const headers = { cookie, 'content-length': String(body.length) };
  const answer = await app.request('/ajax/vitals?page=product', { method: 'POST', body, headers });
  expect(answer.status).toBe(204);
  expect(note).toHaveBeenCalledTimes(counted);
  if (counted > 0) expect(note).toHaveBeenLastCalledWith('product', { name: 'CLS', value: 0.02 });
});

it('one caller cannot make up the figures of the shop', async () => {
  const counted: string[] = [];
  const app = new Hono<ServerEnv>();
  let now = new Date('2026-05-06T10:00:00Z');
  mountVitals(app, {
    callerOf: (c) => c.req.header('x-caller') ?? '',
    now: () => now,
    note: (page) => counted.push(page),
  });
  const send = (caller: string) =>
    app.request('/ajax/vitals?page=product', {
      method: 'POST',
      body: good,
      headers: { cookie: 'ck_consent=analytics', 'content-length': String(good.length), 'x-caller': caller },
    });
  for (let time = 0; time < 80; time += 1) expect((await send('10.0.0.1')).status).toBe(204);
  expect(counted).toHaveLength(60);
  await send('10.0.0.2');
  now = new Date(now.getTime() + 60_000);
  await send('10.0.0.1');
  expect(counted).toHaveLength(62);
});
