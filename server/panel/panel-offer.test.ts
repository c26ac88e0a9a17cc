import { beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { FACTOR_FIELDS } from '#modules/back-office/staff/panel/recent-factor.ts';
import { findStaffSession, renewRecoveryCodes, STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { getShipping, listManagedCouriers, searchPoints } from '#modules/sales/delivery/server/index.ts';
import { getExpressCheckout } from '#modules/sales/express-checkout/server/index.ts';
import { refund as refundTexts } from '#modules/sales/order-admin/texts/panel-order.ts';
import { methods } from '#modules/sales/payments/texts/panel.ts';
import { findRebateByCode } from '#modules/sales/rebates/server/index.ts';
import { inputFaults, pointFault } from '#platform/panel-ui/texts/faults.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { orders } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, address } = await openPanel();
let token = '';
beforeAll(async () => {
  token = await addSession(shop, await addStaff(shop, 'manager'));
});

const LISTS = [
  'dostawa',
  'punkty-odbioru',
  'sklepy',
  'platnosci',
  'szybki-zakup',
  'kody-rabatowe',
  'gratisy',
  'punkty',
  'karty-podarunkowe',
];
const EDITORS = [
  'dostawa/1',
  'sklepy/1',
  'platnosci/8',
  'szybki-zakup/1',
  'kody-rabatowe/12',
  'gratisy/1',
  'dostawa/nowy',
  'gratisy/nowy',
];
const COURIER = {
  intent: 'save',
  name: 'Rower',
  kind: 'courier',
  prepaidCost: '7,50',
  countries: 'PL',
  days: '1',
  weekdays: '1',
};

describe('the offer in the panel, without a script', () => {
  it.each([...LISTS, ...EDITORS])('/zaplecze/%s opens', async (path) => {
    expect((await ask(`/zaplecze/${path}`, { token })).status).toBe(200);
  });

  it('what is not there is not found', async () => {
    expect((await ask('/zaplecze/dostawa/99999', { token })).status).toBe(404);
  });

  it('O.32 a courier sent as a plain form is offered at once', async () => {
    const sent = await ask('/zaplecze/dostawa/nowy', { token, form: { ...COURIER, enabled: '1' } });
    expect(sent.location).toMatch(/^\/zaplecze\/dostawa\?zapisano=\d+$/);
    const courierId = Number(sent.location.split('=')[1]);
    const shipping = await getShipping(shop, [{ productId: 59, size: 'uniw', quantity: 1 }]);
    expect(shipping?.options.find((option) => option.courierId === courierId)).toMatchObject({
      name: 'Rower',
      cost: 750,
    });
    await ask('/zaplecze/dostawa', { token, form: { intent: 'off', id: String(courierId) } });
    const couriers = await listManagedCouriers(shop);
    expect(couriers.find(({ id }) => id === courierId)?.enabled).toBe(false);
  });

  it('O.32 a fault is at its field, and nothing typed is lost', async () => {
    const form = { ...COURIER, name: 'Rower cargo', prepaidCost: 'tanio', trackingLink: 'https://rower.example/' };
    const { status, text } = await ask('/zaplecze/dostawa/nowy', { token, form });
    expect(status).toBe(400);
    expect(text).toContain(inputFaults.money);
    for (const typed of ['Rower cargo', 'tanio', 'https://rower.example/']) expect(text).toContain(`value="${typed}"`);
  });

  it('O.83 saves a payment method without a provider and says what is missing as a hint, not as an error', async () => {
    const form = { intent: 'save', name: 'BLIK', kind: 'blik', cost: '0', provider: 'stripe', enabled: '1' };
    const { location } = await ask('/zaplecze/platnosci/nowy', { token, form });
    const { text } = await ask(location, { token });
    expect(text).toContain(methods.savedUnsettled);
    expect(text).toContain(methods.unsettledCloses);
    expect(text).not.toContain(answers.saved);
    expect(text).not.toContain('role="alert"');
    const id = new URL(location, address).searchParams.get('zapisano') ?? '';
    const turn = (intent: string) => ask('/zaplecze/platnosci', { token, form: { intent, id } });
    expect((await turn('off')).text).not.toContain(methods.savedUnsettled);
    expect((await turn('on')).text).toContain(methods.savedUnsettled);
    await turn('off');
  });

  it('O.34 an express checkout of the owner has its button at once, and a code that is no part of an address is refused', async () => {
    const form = { intent: 'save', name: 'Migiem', code: 'migiem', enabled: '1' };
    const wrong = await ask('/zaplecze/szybki-zakup/nowy', { token, form: { ...form, code: 'Mi giem' } });
    expect(wrong.text).toContain(inputFaults.slug);
    expect((await ask('/zaplecze/szybki-zakup/nowy', { token, form })).location).toContain('zapisano');
    expect((await getExpressCheckout(shop))?.buttons).toContainEqual({ id: 'migiem', name: 'Migiem' });
    expect((await ask('/zaplecze/szybki-zakup/nowy', { token, form })).text).toContain(inputFaults.taken);
  });

  it('O.35 a rebate code is made, and a taken one is refused at its field', async () => {
    const form = { intent: 'save', code: 'panel5', source: 'code', effect: 'percent', percent: '5' };
    expect((await ask('/zaplecze/kody-rabatowe/nowy', { token, form })).location).toContain('zapisano');
    expect(await findRebateByCode(shop, 'PANEL5')).toMatchObject({ percent: 5 });
    expect((await ask('/zaplecze/kody-rabatowe/nowy', { token, form })).text).toContain(inputFaults.taken);
  });

  it('O.33 points come in by a file, faults by row', async () => {
    const send = async (lines: string[]) => {
      const body = new FormData();
      body.set('intent', 'import');
      body.set('courier', '2');
      body.set('file', new File([['id,street,zipcode,city,lat,lng', ...lines].join('\n')], 'punkty.csv'));
      const headers = { Cookie: `${STAFF_COOKIE}=${token}`, Origin: address };
      return (await fetch(`${address}/zaplecze/punkty-odbioru`, { method: 'POST', headers, body })).text();
    };
    expect(await send(['HEL1,Wiejska 2,84-15,Hel,54.6,18.8'])).toContain(pointFault('postcode'));
    await send(['HEL1,Wiejska 2,84-150,Hel,54.6,18.8']);
    expect(await searchPoints(shop, { courierId: 2, text: 'Hel' })).toMatchObject({ points: [{ code: 'HEL1' }] });
  });

  it('O.35 cards are issued with their PINs and blocked', async () => {
    const form = { intent: 'issue', kind: 'gift-card', amount: '40', pieces: '1' };
    const { text } = await ask('/zaplecze/karty-podarunkowe', { token, form });
    expect(text).toMatch(/PIN \d{4}/);
    const wrong = await ask('/zaplecze/karty-podarunkowe', { token, form: { ...form, amount: '' } });
    expect(wrong.text).toContain(inputFaults.required);
  });
});

it('O.08 cards and booked payments make money: what was typed comes back with the question, and is done with a recovery code too', async () => {
  const owner = await addStaff(shop, 'owner');
  const session = await findStaffSession(shop, await addSession(shop, owner));
  const [code = ''] = (session && (await renewRecoveryCodes(shop, session))) ?? [];
  const old = await addSession(shop, owner, 'stale');
  const cards = '/zaplecze/karty-podarunkowe';
  const form = { intent: 'issue', kind: 'gift-card', amount: '123,45', pieces: '2', expiresAt: '' };
  const asked = await ask(cards, { token: old, form });
  expect(asked.status).toBe(401);
  for (const [name, value] of Object.entries(form)) expect(asked.text).toContain(`name="${name}" value="${value}"`);
  const issued = await ask(cards, { token: old, form: { ...form, [FACTOR_FIELDS.recovery]: code } });
  expect(issued.text.match(/PIN \d{4}/g)).toHaveLength(2);
  // A moment later nothing is asked; a sum that is refused stays in its field.
  const [order] = await shop.db.select({ number: orders.number }).from(orders).limit(1);
  const path = `/zaplecze/zamowienia/${order?.number}`;
  const refund = await ask(path, { token: old, form: { intent: 'refund', amount: 'dużo', key: 'a' } });
  expect(refund.text).toContain(refundTexts.wrong);
});
