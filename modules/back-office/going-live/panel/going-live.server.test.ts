import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadJobs, retryFailedJob } from '#modules/back-office/jobs/panel/load.server.ts';
import { saveSettings } from '#modules/back-office/settings/panel/section/action.server.ts';
import { GROUPS } from '#modules/back-office/settings/panel/section/groups.ts';
import { LISTS } from '#modules/back-office/settings/panel/section/lists.ts';
import { loadSection } from '#modules/back-office/settings/panel/section/load.server.ts';
import { SECTIONS, sectionOf } from '#modules/back-office/settings/panel/section/sections.ts';
import * as settingsTexts from '#modules/back-office/settings/texts/panel.ts';
import * as mailTexts from '#modules/back-office/settings/texts/panel-mail.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Role } from '#modules/back-office/staff/rules/permissions.ts';
import { actOnImport } from '#modules/catalogue/import/panel/detail/action.server.ts';
import { sendImport } from '#modules/catalogue/import/panel/list/action.server.ts';
import { importHandler } from '#modules/catalogue/import/server/index.ts';
import { loadPage, savePage } from '#modules/content/pages/panel/page/load.server.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { deliverMails, findTransport, sendMail } from '#platform/mail/server/index.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { changeMailServer, defaultSettings, refreshSettings } from '#platform/settings/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { startSmtpServer } from '#platform/testing/smtp-server.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs, products, settings, textPages } from '#server/shop/schema.ts';
import { PREVIEW_COOKIE } from '../server/index.ts';
import { actOnOpening } from './action.server.ts';
import { loadChecklist } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'bare' });

function atWork(role: Role = 'owner') {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const staff = { id: 1, name: 'Ola', email: 'ola@example.pl', role };
  context.set(staffContext, { id: 1, staff, factor: 'checked', factorCheckedAt: shop.now() });
  return context;
}

const sent = (fields: Record<string, string | string[] | File>, query = '') => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return new Request(`http://shop.test/zaplecze${query}`, { method: 'POST', body });
};
/** Rows of a list as its fields send them. */
const rowsSent = (path: string, rows: readonly Record<string, string>[]) =>
  Object.fromEntries(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => [
      `${path}.${name}`,
      rows.map((row) => row[name] ?? ''),
    ]),
  );

describe('settings in the panel', () => {
  it('has a field and a name for every setting of the shop', () => {
    const paths = GROUPS.flatMap(({ fields, lists = [] }) => [...Object.keys(fields), ...lists]);
    // Links of menu and footer and the texts of emails have screens of their own.
    const named = new Set([...paths.map((path) => path.split('.')[0]), 'frameLinks', 'emailTexts']);
    expect(named).toEqual(new Set(Object.keys(defaultSettings)));
    for (const [name, value] of Object.entries(defaultSettings)) {
      const parts = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.split('.')[1]);
      if (parts.length > 0) expect([name, parts]).toEqual([name, Object.keys(value as object)]);
    }
    expect(Object.values(SECTIONS).flat().sort()).toEqual([...GROUPS.map(({ id }) => id), 'mail', 'provider'].sort());
    expect(paths.filter((path) => !settingsTexts.fields[path] && !settingsTexts.lists[path])).toEqual([]);
    for (const [path, { fields, hidden }] of Object.entries(LISTS)) {
      const named = Object.keys(settingsTexts.lists[path]?.fields ?? {});
      expect([path, ...named]).toEqual([path, ...Object.keys(fields).filter((name) => name !== hidden)]);
    }
  });

  it('saves everything as it was shown', async () => {
    for (const { id, fields, lists: paths = [] } of GROUPS) {
      const { values, lists } = loadSection(atWork(), sectionOf(id));
      const own = Object.assign(
        Object.fromEntries(Object.keys(fields).map((path) => [path, values[path] ?? ''])),
        ...paths.map((path) => rowsSent(path, lists[path] ?? [])),
      );
      const intent = id === 'account' ? 'account' : 'save';
      expect(await saveSettings(atWork(), sent({ ...own, intent, group: id }))).toMatchObject({
        group: id,
        done: settingsTexts.unchanged,
      });
    }
    expect(shop.settings).toEqual(defaultSettings);
  });

  it('O.11 a change is logged with its author; an error is shown at its field and typed values stay', async () => {
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
    expect(await save('gdzieś')).toMatchObject({ faults: { position: inputFaults.position } });
    await save('50,0614;19,9372');
    expect(shop.settings.position).toEqual({ latitude: 50.0614, longitude: 19.9372 });
    await save('');
    expect(shop.settings.position).toBeNull();
  });

  it('O.02 ways to send goods back are typed row by row: one more, one less, a wrong one keeps all that was typed', async () => {
    const path = 'returnDeliveries';
    const own = { name: 'Dowolny przewoźnik', method: 'own', cost: '0', id: 'own' };
    const courier = { name: 'Kurier', method: 'courier', cost: '14,90', id: '' };
    const send = (rows: Record<string, string>[], intent = 'save', query = '') =>
      saveSettings(atWork(), sent({ ...rowsSent(path, rows), returnDays: '30', group: 'returns', intent }, query));
    expect(await send([own], 'rows', `?add=${path}`)).toMatchObject({
      rows: { [path]: [own, {}] },
      typed: { returnDays: '30' },
    });
    expect(await send([own, courier], 'rows', `?remove=${path}.0`)).toMatchObject({ rows: { [path]: [courier] } });
    expect(shop.settings.returnDeliveries).toEqual(defaultSettings.returnDeliveries);
    const wrong = { ...courier, cost: 'drogo' };
    expect(await send([own, wrong])).toMatchObject({
      faults: { [`${path}.1.cost`]: inputFaults.money },
      rows: { [path]: [own, wrong] },
    });
    await send([own, { name: ' ', method: 'own', cost: '', id: '' }, courier]);
    expect(shop.settings.returnDeliveries).toEqual([
      defaultSettings.returnDeliveries[0],
      { id: 'kurier', method: 'courier', name: 'Kurier', cost: 1490 },
    ]);
  });

  it('X.13 fewer days to send goods back than the law gives are refused', async () => {
    const save = (returnDays: string) => saveSettings(atWork(), sent({ returnDays, intent: 'save', group: 'returns' }));
    expect(await save('13')).toMatchObject({
      typed: { returnDays: '13' },
      faults: { returnDays: settingsTexts.faults['too-few-days'] },
    });
    expect(shop.settings.returnDays).toBe(defaultSettings.returnDays);
    await save('14');
    expect(shop.settings.returnDays).toBe(14);
  });

  it('instalments and a deferred payment are typed in złoty, months and per cent', async () => {
    const offer = { name: 'Raty', min: '300', max: '20000', months: '6, 3', annual: '9,9', id: '' };
    const later = { name: 'Za 30 dni', days: '30', min: '50', max: '2000' };
    const fields = { ...rowsSent('payLater.instalments', [offer]), ...rowsSent('payLater.deferred', [later]) };
    await saveSettings(atWork(), sent({ ...fields, group: 'payLater', intent: 'save' }));
    expect(shop.settings.payLater).toEqual({
      instalments: [{ id: 'raty-1', name: 'Raty', min: 300_00, max: 20_000_00, months: [3, 6], annualPermille: 99 }],
      deferred: { name: 'Za 30 dni', days: 30, min: 50_00, max: 2_000_00 },
    });
    expect(loadSection(atWork(), 'sprzedaz').lists['payLater.instalments']).toMatchObject([
      { months: '3, 6', annual: '9,9' },
    ]);
    await saveSettings(atWork(), sent({ group: 'payLater', intent: 'save' }));
    expect(shop.settings.payLater).toEqual(defaultSettings.payLater);
  });

  it('O.02 a mail server is saved once it has accepted a mail; its password is neither shown nor logged', async () => {
    const smtp = await startSmtpServer();
    const typed = {
      host: '127.0.0.1',
      port: new URL(smtp.url).port,
      security: 'none',
      user: '',
      password: 'sezam',
      sender: 'sklep@gawra.example',
      intent: 'mail',
    };
    expect(await saveSettings(atWork(), sent({ ...typed, host: 'http://x' }))).toMatchObject({
      faults: { host: inputFaults.host },
      typed: { password: 'sezam' },
    });
    expect(await saveSettings(atWork(), sent({ ...typed, port: '1' }))).toMatchObject({
      refused: mailTexts.refusals['no-answer'],
    });
    smtp.answers.MAIL = '553 not your address';
    expect(await saveSettings(atWork(), sent(typed))).toMatchObject({ refused: mailTexts.refusals.refused });
    expect(shop.mail.server).toBeNull();
    smtp.answers.MAIL = '250 ok';
    expect(await saveSettings(atWork(), sent(typed))).toMatchObject({ done: mailTexts.saved('ola@example.pl') });
    expect(smtp.received).toMatchObject([{ from: 'sklep@gawra.example', to: ['ola@example.pl'] }]);
    expect(loadSection(atWork(), 'poczta').mail).toMatchObject({ hasPassword: true, typed: { password: '' } });
    // An empty field is the password it has.
    await saveSettings(atWork(), sent({ ...typed, password: '' }));
    expect(shop.mail.server).toMatchObject({ password: 'sezam' });
    expect(JSON.stringify(await listChanges(shop, { objectKind: 'settings' }))).not.toContain('sezam');
    const keeper = { ...shop, mail: { ...shop.mail }, secretKey: 'a key that is long enough to be one' };
    await changeMailServer(keeper, shop.mail.server);
    expect(JSON.stringify(await shop.db.select().from(settings))).not.toContain('sezam');
    expect(keeper.mail.server).toMatchObject({ password: 'sezam' });
    await refreshSettings(shop);
    expect(shop.mail.server, 'another key opens nothing').toBeNull();
    await saveSettings(atWork(), sent(typed));

    await sendMail(shop.db, { to: 'jan@example.pl', subject: 'Cześć', html: '', text: '' }, shop.now());
    await runDueJobs(shop, [deliverMails(findTransport({ smtpUrl: undefined, mailFrom: undefined }))]);
    expect(smtp.received.at(-1)).toMatchObject({ from: 'sklep@gawra.example', to: ['jan@example.pl'] });
    await saveSettings(atWork(), sent({ intent: 'mail-off' }));
    expect(shop.mail.server).toBeNull();
    await smtp.close();
  });

  it('other groups, which do not require the second factor, cannot set the bank account', async () => {
    const account = { bankAccount: 'PL10 1050 0099 7603 1234 5678 9123', group: 'account' };
    expect(await saveSettings(atWork(), sent({ ...account, intent: 'save' }))).toBeNull();
    await saveSettings(atWork(), sent({ ...account, intent: 'save', group: 'company' }));
    expect(shop.settings.bankAccount).toBe('');
    await saveSettings(atWork(), sent({ ...account, intent: 'account' }));
    expect(shop.settings.bankAccount).toBe(account.bankAccount);
  });
});

it('O.02 the checklist leads to a screen for every item, refuses to open while one is missing, and shows staff the shop', async () => {
  const { items, state, isReady, mayOpen } = await loadChecklist(atWork());
  expect([state, isReady, mayOpen, (await loadChecklist(atWork('manager'))).mayOpen]).toEqual([
    'closed',
    false,
    true,
    false,
  ]);
  expect(items.filter(({ to }) => !to?.startsWith('/zaplecze/'))).toEqual([]);
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

it('O.11 a product is imported from a file of any sender', async () => {
  await addStaff(shop, 'owner');
  const text = 'code;name;category;price\nK-1;Kubek;Kuchnia;49.90\n';
  const file = new File([text], 'towar.csv', { type: 'text/csv' });
  const answer = await sendImport(atWork(), sent({ intent: 'send', file }));
  if (!(answer instanceof Response)) throw new Error('refused');
  const id = Number(answer.headers.get('Location')?.split('/').at(-1));
  await actOnImport(atWork(), sent({ intent: 'import' }), id);
  await runDueJobs(shop, [importHandler]);
  expect(await shop.db.$count(products)).toBe(1);
  expect(await listChanges(shop, { objectKind: 'import' })).toMatchObject([
    { action: 'catalogue.imported', actorName: 'Ola', after: { file: 'towar.csv', created: 1 } },
  ]);
});

it('O.43 a mail that was given up is seen, and retried it leaves once, however often it is asked for', async () => {
  const mails: string[] = [];
  let isDown = true;
  const handlers = [
    deliverMails(() => ({
      async send({ to }) {
        if (isDown) throw Object.assign(new Error('550 no such user'), { responseCode: 550, code: 'EENVELOPE' });
        mails.push(to);
      },
    })),
  ];
  await sendMail(shop.db, { to: 'jan@example.pl', subject: 'Cześć', html: '', text: '' }, shop.now());
  await runDueJobs(shop, handlers);
  const [failed] = (await loadJobs(atWork(), new Request('http://shop.test/zaplecze/zadania'))).jobs;
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
