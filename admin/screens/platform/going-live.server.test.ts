import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { staffContext } from '#admin/staff.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import type { Role } from '#rules/platform/staff/permissions.ts';
import { PREVIEW_COOKIE } from '#shop/opening/index.ts';
import { listChanges } from '#shop/platform/audit/index.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { runDueJobs } from '#shop/platform/jobs/index.ts';
import { deliverMails, sendMail } from '#shop/platform/mail/index.ts';
import { defaultSettings } from '#shop/platform/settings/index.ts';
import { jobs, products, textPages } from '#shop/schema.ts';
import * as settingsTexts from '#texts/panel/platform-settings.ts';
import { bringFile } from '../catalogue/import/act.server.ts';
import { loadPage, savePage } from '../content/page/load.server.ts';
import { actOnOpening } from './checklist/act.server.ts';
import { loadChecklist } from './checklist/load.server.ts';
import { loadJobs, retryFailedJob } from './jobs/load.server.ts';
import { saveSettings } from './settings/act.server.ts';
import { GROUPS } from './settings/groups.ts';
import { loadSettings } from './settings/load.server.ts';

const { shop } = await testDatabase({ filled: 'bare' });

function atWork(role: Role = 'owner', factorCheckedAt = shop.now()) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const staff = { id: 1, name: 'Ola', email: 'ola@example.pl', role };
  context.set(staffContext, { id: 1, staff, factor: 'checked', factorCheckedAt });
  return context;
}

const sent = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request('http://shop.test/zaplecze', { method: 'POST', body });
};

describe('settings in the panel', () => {
  it('has a field and a name for every setting of the shop', () => {
    const paths = GROUPS.flatMap(({ fields }) => Object.keys(fields));
    expect(new Set(paths.map((path) => path.split('.')[0]))).toEqual(new Set(Object.keys(defaultSettings)));
    for (const [name, value] of Object.entries(defaultSettings)) {
      const parts = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.split('.')[1]);
      if (parts.length > 0) expect([name, parts]).toEqual([name, Object.keys(value as object)]);
    }
    expect(paths.filter((path) => !settingsTexts.fields[path])).toEqual([]);
  });

  it('saves everything as it was shown', async () => {
    const { values } = loadSettings(atWork());
    for (const { id, fields } of GROUPS) {
      const own = Object.fromEntries(Object.keys(fields).map((path) => [path, values[path] ?? '']));
      const intent = id === 'account' ? 'account' : 'save';
      expect(await saveSettings(atWork(), sent({ ...own, intent, group: id }))).toMatchObject({
        group: id,
        done: settingsTexts.unchanged,
      });
    }
    expect(shop.settings).toEqual(defaultSettings);
  });

  it('O.11 a change is written down with who made it; what is wrong is told at its field and nothing typed is lost', async () => {
    const wrong = { 'company.name': 'Gawra', 'company.zipcode': 'x', intent: 'save', group: 'company' };
    expect(await saveSettings(atWork(), sent(wrong))).toMatchObject({
      refused: settingsTexts.refused,
      typed: { 'company.name': 'Gawra', 'company.zipcode': 'x' },
      faults: { 'company.zipcode': settingsTexts.faults['wrong-zipcode'] },
    });
    expect(shop.settings.company.name).toBe('');
    await saveSettings(atWork(), sent({ ...wrong, 'company.zipcode': '31-147' }));
    expect(shop.settings.company).toMatchObject({ name: 'Gawra', zipcode: '31-147' });
    const [entry] = await listChanges(shop, { objectKind: 'settings' });
    expect(entry).toMatchObject({ actorName: 'Ola', after: { company: { name: 'Gawra' } } });
  });

  it('the place on the map is typed as two numbers, or left out', async () => {
    const save = (position: string) =>
      saveSettings(atWork(), sent({ name: 'Gawra', position, intent: 'save', group: 'brand' }));
    await save('50.06, 19.93');
    expect(shop.settings.position).toEqual({ latitude: 50.06, longitude: 19.93 });
    expect(await save('gdzieś')).toMatchObject({ faults: { 'position.latitude': expect.any(String) } });
    await save('');
    expect(shop.settings.position).toBeNull();
  });

  it('the bank account asks for the second factor again, and comes in by no other group', async () => {
    const account = { bankAccount: 'PL10 1050 0099 7603 1234 5678 9123', group: 'account' };
    const old = new Date(shop.now().getTime() - 3_600_000);
    const refused = await saveSettings(atWork('owner', old), sent({ ...account, intent: 'account' })).catch(
      (thrown: unknown) => thrown,
    );
    expect(refused).toBeInstanceOf(Response);
    expect(await saveSettings(atWork('owner', old), sent({ ...account, intent: 'save' }))).toBeNull();
    await saveSettings(atWork('owner', old), sent({ ...account, intent: 'save', group: 'company' }));
    expect(shop.settings.bankAccount).toBe('');
    await saveSettings(atWork(), sent({ ...account, intent: 'account' }));
    expect(shop.settings.bankAccount).toBe(account.bankAccount);
  });
});

it('O.02 the checklist leads to a screen for every item, refuses to open while one is missing, and shows staff the shop', async () => {
  const { items, isOpen, isReady, mayOpen } = await loadChecklist(atWork());
  expect([isOpen, isReady, mayOpen, (await loadChecklist(atWork('manager'))).mayOpen]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(items.filter(({ id, to }) => id !== 'mail' && to === null)).toEqual([]);
  const refused = await actOnOpening(atWork(), sent({ intent: 'open' }));
  expect(refused).toMatchObject({ refused: expect.stringContaining('Dostawa') });
  const preview = await actOnOpening(atWork(), sent({ intent: 'preview' }));
  if (!(preview instanceof Response)) throw new Error('no way to the shop');
  expect(preview.headers.get('Set-Cookie')).toMatch(new RegExp(`^${PREVIEW_COOKIE}=.+; HttpOnly`));
});

it('terms are written in the panel, cleaned, and written down', async () => {
  expect(await savePage(atWork(), sent({ title: ' ', body: 'x', intent: 'save' }), 'regulamin')).toMatchObject({
    faults: { title: expect.any(String) },
    typed: { body: 'x' },
  });
  const body = '<h2>Regulamin</h2><p>Tekst</p><script>x()</script>';
  await savePage(atWork(), sent({ title: 'Regulamin', body, intent: 'save' }), 'regulamin');
  const [page] = await shop.db.select().from(textPages);
  expect(page).toMatchObject({ address: 'regulamin', title: 'Regulamin' });
  expect(page?.body).not.toContain('script');
  expect(await listChanges(shop, { objectKind: 'page' })).toMatchObject([{ action: 'page.saved', actorName: 'Ola' }]);
  await expect(loadPage(atWork(), 'wymyslona')).rejects.toMatchObject({ init: { status: 404 } });
});

it('O.11 a product comes in by a file; a wrong one changes nothing and is told by row', async () => {
  const file = (text: string) => new File([text], 'towar.csv', { type: 'text/csv' });
  const good = 'code;name;category;price\nK-1;Kubek;Kuchnia;49.90\n';
  const wrong = await bringFile(
    atWork(),
    sent({ intent: 'import', file: file('code;name;category;price\nK-1;;;x\n') }),
  );
  expect(wrong).toMatchObject({
    refused: expect.any(String),
    problems: [{ row: 2, column: 'price' }, { column: 'name' }, { column: 'category' }],
  });
  const tried = await bringFile(atWork(), sent({ intent: 'check', file: file(good) }));
  expect([tried.refused, tried.problems]).toEqual([undefined, []]);
  expect(await shop.db.$count(products)).toBe(0);
  await bringFile(atWork(), sent({ intent: 'import', file: file(good) }));
  expect(await shop.db.$count(products)).toBe(1);
  expect(await listChanges(shop, { objectKind: 'import' })).toMatchObject([
    { action: 'catalogue.imported', actorName: 'Ola', after: { file: 'towar.csv', created: 1 } },
  ]);
  expect(await bringFile(atWork(), sent({ intent: 'import', file: new File(['x'], 'x.exe') }))).toHaveProperty(
    'refused',
  );
});

it('O.43 a mail that was given up is seen, and retried it leaves once, however often it is asked for', async () => {
  const mails: string[] = [];
  let isDown = true;
  const handlers = [
    deliverMails({
      async send({ to }) {
        if (isDown) throw Object.assign(new Error('550 no such user'), { responseCode: 550, code: 'EENVELOPE' });
        mails.push(to);
      },
    }),
  ];
  await sendMail(shop.db, { to: 'jan@example.pl', subject: 'Cześć', html: '', text: '' }, shop.now());
  await runDueJobs(shop, handlers);
  const [failed] = (await loadJobs(atWork())).jobs;
  expect(failed).toMatchObject({ what: 'Mail do jan@example.pl: Cześć', isGivenUp: true });
  isDown = false;
  const retry = () => retryFailedJob(atWork(), sent({ intent: 'retry', job: String(failed?.id) }));
  const answers = await Promise.all([retry(), retry(), retry()]);
  expect(answers.filter(({ done }) => done)).toHaveLength(1);
  await runDueJobs(shop, handlers);
  expect(mails).toEqual(['jan@example.pl']);
  expect(await shop.db.select().from(jobs)).toEqual([]);
  expect(await retry()).toHaveProperty('refused');
  expect(await listChanges(shop, { objectKind: 'job' })).toHaveLength(1);
});
