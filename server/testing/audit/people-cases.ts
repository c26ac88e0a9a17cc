import { eq } from 'drizzle-orm';
import { closeTheShop, openTheShop } from '#modules/back-office/going-live/server/index.ts';
import * as people from '#modules/back-office/staff/server/index.ts';
import { saveTextPage } from '#modules/content/pages/server/index.ts';
import * as newsletter from '#modules/customers/newsletter/server/index.ts';
import { addCustomerNote } from '#modules/customers/notes/server/index.ts';
import { exportCustomer, forgetCustomer } from '#modules/customers/personal-data/server/index.ts';
import { correctPoints } from '#modules/sales/loyalty/server/index.ts';
import { retryJob } from '#platform/jobs/server/index.ts';
import { changeMailServer, changeSettings } from '#platform/settings/server/index.ts';
import { newShopper } from '#platform/testing/order-shop.ts';
import { softwarePasskey } from '#platform/testing/software-passkey.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { SECOND_MS } from '#platform/time/rules/units.ts';
import { jobs, newsletterReaders, outbox, staff as staffTable } from '#server/shop/schema.ts';
import { type AuditCases, must, type World } from './world.ts';

const PASSWORD = 'cztery konie w stajni';
const caller = () => ({ address: crypto.randomUUID(), userAgent: 'Firefox' });
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;

async function customer({ shop }: World) {
  const { customerId } = await newShopper(shop, [], { points: 100 });
  return customerId ?? 0;
}

async function invitation({ staff }: World) {
  const email = uniqueEmail();
  const invited = await people.invite(staff, { email, role: 'sales' });
  if (invited.kind !== 'invited') throw new Error(invited.kind);
  return { email, token: invited.link.split('/').at(-1) ?? '' };
}

async function sessionOf(world: World, token: string) {
  const session = await people.findStaffSession(world.shop, token);
  if (!session) throw new Error('no session');
  return session;
}

/** A colleague who joined by an invitation and has an authenticator. */
async function colleague(world: World) {
  const { email, token: link } = await invitation(world);
  const joined = await people.acceptInvitation(world.shop, {
    token: link,
    name: 'Ola',
    password: PASSWORD,
    caller: caller(),
  });
  if (joined.kind !== 'joined') throw new Error(joined.kind);
  const session = await sessionOf(world, joined.token);
  const secret = (await people.beginTotp(world.shop, session))?.secret ?? '';
  const code = people.totpCode(secret, world.shop.now());
  const enrolled = await people.enrolTotp(world.shop, session, { code, caller: caller().address });
  if (enrolled.kind !== 'enrolled') throw new Error(enrolled.kind);
  world.wait(30 * SECOND_MS);
  return { email, secret, codes: enrolled.codes, id: session.staff.id, session: await sessionOf(world, joined.token) };
}

async function halfOpen(world: World, email: string) {
  const signed = await people.signInStaff(world.shop, { email, password: PASSWORD, caller: caller() });
  if (signed.kind !== 'half-open') throw new Error(signed.kind);
  return sessionOf(world, signed.token);
}

async function passkey(world: World) {
  const one = await colleague(world);
  const key = softwarePasskey(world.shop.origin);
  const challenge = (await people.beginStaffPasskey(world.shop, one.session))?.challenge ?? '';
  const added = await people.addStaffPasskey(world.shop, one.session, {
    response: key.create({ challenge }),
    name: 'Klucz',
  });
  if (!added) throw new Error('The passkey was not added');
  return { ...one, key };
}

/** The token of the link that a colleague gets by email. */
async function resetLink({ shop, staff }: World, kind: people.ResetKind): Promise<string> {
  const id = await addStaff(shop, 'sales');
  must(await people.sendStaffReset(staff, id, kind), 'sent');
  const [row] = await shop.db.select().from(staffTable).where(eq(staffTable.id, id));
  const [email] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, row?.email ?? ''));
  return /\/nowe-haslo\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
}

async function issue({ shop, staff }: World) {
  const email = uniqueEmail();
  const now = shop.now();
  const reader = { email, consent: 'Zgadzam się.', token: crypto.randomUUID(), requestedAt: now, confirmedAt: now };
  await shop.db.insert(newsletterReaders).values(reader);
  const saved = await newsletter.saveNewsletter(staff, null, { subject: 'Nowości', body: '<p>Kubki</p>' });
  if (!saved.ok) throw new Error('The newsletter was not saved');
  return saved.id;
}

export const peopleCases = {
  'customer.exported': async (world) => exportCustomer(world.staff, await customer(world)),
  'customer.forgotten': async (world) => must(await forgetCustomer(world.staff, await customer(world)), 'closed'),
  'customer.note-added': async (world) =>
    must(await addCustomerNote(world.staff, await customer(world), 'Stały klient'), 'added'),
  'customer.points-corrected': async (world) =>
    must(
      await correctPoints(world.staff, await customer(world), { change: 10, reason: 'Reklamacja', seen: 100 }),
      'corrected',
    ),
  'job.retried': async ({ shop, staff }) => {
    const now = shop.now();
    const row = { name: 'reindex-products', data: { ids: [] }, createdAt: now, runAt: now, givenUpAt: now };
    const [job] = await shop.db.insert(jobs).values(row).returning({ id: jobs.id });
    must(await retryJob(staff, job?.id ?? 0), 'waiting');
  },
  'mail-server.changed': async ({ staff }) => {
    const sender = 'sklep@example.pl';
    await changeMailServer(staff, {
      host: 'poczta.example',
      port: 465,
      security: 'tls',
      user: 'sklep',
      password: 'x',
      sender,
    });
    await changeMailServer(staff, null);
  },
  'newsletter.started': async (world) =>
    must(await newsletter.startNewsletter(world.staff, await issue(world)), 'done'),
  'newsletter.stopped': async (world) => {
    const id = await issue(world);
    await newsletter.startNewsletter(world.shop, id);
    must(await newsletter.stopNewsletter(world.staff, id), 'done');
  },
  'newsletter.resumed': async (world) => {
    const id = await issue(world);
    await newsletter.startNewsletter(world.shop, id);
    await newsletter.stopNewsletter(world.shop, id);
    must(await newsletter.resumeNewsletter(world.staff, id), 'done');
  },
  'page.saved': async ({ staff }) =>
    must(await saveTextPage(staff, 'regulamin', { title: 'Regulamin', body: 'x' }), 'saved'),
  'settings.changed': ({ staff }) => changeSettings(staff, { name: `Gawra ${crypto.randomUUID()}` }),
  'shop.opened': async ({ staff }) =>
    must((await openTheShop({ ...staff, mail: { isSetAtStart: true, server: null } })).kind, 'open'),
  'shop.closed': ({ staff }) => closeTheShop(staff),
  'staff.owner-set-up': async ({ shop }) => {
    const code = (await people.makeSetupCode(shop)) ?? '';
    const form = { email: uniqueEmail(), name: 'Ewa', password: PASSWORD, caller: caller() };
    must((await people.setUpOwner(shop, { ...form, code })).kind, 'joined');
  },
  'staff.invited': invitation,
  'staff.invitation-cancelled': async (world) => {
    const { email } = await invitation(world);
    const sent = (await people.listInvitations(world.shop)).find((one) => one.email === email);
    must(await people.cancelInvitation(world.staff, sent?.id ?? 0), true);
  },
  'staff.joined': colleague,
  'staff.authenticator-set': colleague,
  'staff.signed-in': async (world) => {
    const { email, secret } = await colleague(world);
    const code = people.totpCode(secret, world.shop.now());
    await people.confirmTotp(world.shop, await halfOpen(world, email), { code, caller: caller().address });
  },
  'staff.sign-in-failed': async (world) => {
    const { email } = await colleague(world);
    await people.signInStaff(world.shop, { email, password: 'x', caller: caller() });
  },
  'staff.signed-out': async (world) => {
    const { id, session } = await colleague(world);
    must(await people.endSession(people.asThemselves(world.shop, session), id, session.id), true);
  },
  'staff.recovery-code-used': async (world) => {
    const { email, codes } = await colleague(world);
    const tried = { code: codes[0] ?? '', caller: caller().address };
    await people.confirmRecoveryCode(world.shop, await halfOpen(world, email), tried);
  },
  'staff.recovery-codes-made': async (world) => {
    const { session } = await colleague(world);
    return people.renewRecoveryCodes(people.asThemselves(world.shop, session), session);
  },
  'staff.passkey-added': passkey,
  'staff.passkey-removed': async (world) => {
    const { session, key } = await passkey(world);
    must(await people.removeStaffPasskey(world.shop, session, key.id), true);
  },
  'staff.password-changed': async (world) => {
    const { session } = await colleague(world);
    const change = { current: PASSWORD, password: 'pięć koni w stajni' };
    must(await people.changeStaffPassword(people.asThemselves(world.shop, session), session, change), 'changed');
  },
  'staff.reset-sent': (world) => resetLink(world, 'password'),
  'staff.password-reset': async (world) => {
    const token = await resetLink(world, 'password');
    return people.renewAccess(world.shop, { token, password: PASSWORD, repeat: PASSWORD, caller: caller() });
  },
  'staff.access-renewed': async (world) => {
    const token = await resetLink(world, 'access');
    return people.renewAccess(world.shop, { token, password: PASSWORD, repeat: PASSWORD, caller: caller() });
  },
  'staff.role-changed': async (world) =>
    must(await people.changeRole(world.staff, (await colleague(world)).id, 'editor'), 'changed'),
  'staff.switched-off': async (world) =>
    must(await people.switchOff(world.staff, (await colleague(world)).id), 'changed'),
  'staff.switched-on': async (world) => {
    const { id } = await colleague(world);
    await people.switchOff(world.shop, id);
    must(await people.switchOn(world.staff, id), 'changed');
  },
} satisfies AuditCases;
