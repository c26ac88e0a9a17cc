import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { queueTrackingEvent, takeTrackingEvents } from '#modules/content/tracking/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { trackingScriptAddress } from '../../tracking-script.ts';
import { mountScripts } from './mount-scripts.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const app = new Hono();
mountScripts(app, { shop, secure: false });

async function handOut(script: string) {
  const { visitor, token } = await createVisitor(shop);
  await queueTrackingEvent(shop, visitor.id, script);
  const load = (cookie = `client=${token}`) => app.request(trackingScriptAddress(script), { headers: { cookie } });
  return { load, take: () => takeTrackingEvents(shop, visitor.id) };
}

it('S7.05 X.18 serves a handed-out script as a file, guarded, to its visitor alone and for minutes', async () => {
  const { load, take } = await handOut('loaded.push("added")');
  expect((await load()).status).toBe(404);
  await take();
  const response = await load();
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const loaded: string[] = [];
  runInNewContext(await response.text(), { loaded });
  expect(loaded).toEqual(['added']);
  expect((await load('client=another-visitor')).status).toBe(404);
  now = new Date('2026-05-06T10:06:00Z');
  expect((await load()).status).toBe(404);
});

it('S7.06 a script that throws only notes it', async () => {
  const { load, take } = await handOut('throw new Error("oops") // the end');
  await take();
  const noted: unknown[] = [];
  runInNewContext(await (await load()).text(), { console: { warn: (...said: unknown[]) => noted.push(said) } });
  expect(noted).toHaveLength(1);
});

it.each(['/ajax/tracking-event.js', '/ajax/tracking-event.js?mark=', '/ajax/tracking-event.js?mark=../../x'])(
  'has nothing at %s',
  async (address) => {
    const response = await app.request(address);
    expect([response.status, await response.text()]).toEqual([404, '']);
  },
);
