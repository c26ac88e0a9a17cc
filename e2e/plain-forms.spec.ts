import type { APIRequestContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import * as complaintAddTexts from '#modules/after-sale/complaints/texts/add.ts';
import { ACCOUNT_PLACES } from '#modules/customers/account-overview/storefront/account-places.ts';
import { createCustomer, findAccount, signIn } from '#modules/customers/accounts/server/index.ts';
import * as accountSecurityTexts from '#modules/customers/accounts/texts/account-security.ts';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { addToList, createList, findList } from '#modules/customers/lists/server/index.ts';
import { listFaultText } from '#modules/customers/lists/texts/list-faults.ts';
import * as listTexts from '#modules/customers/lists/texts/storefront.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import { listLink } from '#platform/links/rules/screen-links.ts';
import { addProduct } from '#platform/testing/catalogue-rows.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { categories, products } from '#server/shop/schema.ts';
import { orderData, parseSummaryPage } from '#tools/kill-test/order-pages.ts';
import { mailsTo } from './fixtures/mails.ts';
import { FROM_THE_SHOP } from './fixtures/page-actions.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

type Form = Record<string, string>;

interface Requested {
  address: string;
  form?: Form;
  /** Where it ends, redirects followed; the same address when nothing is said. */
  at?: string | RegExp;
  says?: string | RegExp;
  status?: number;
}

/** A guest's: with an account's, number and address only show it. */
const ORDER = { number: '19179295', email: 'tomasz@example.com' };
const get = (address: string, at: Requested['at'], says?: Requested['says']): Requested => ({ address, at, says });
const post = (address: string, form: Form, at: Requested['at'], says?: Requested['says']): Requested => ({
  address,
  form,
  at,
  says,
});

/** Every address of contract sections 2 and 3, asked the way other front ends ask. */
const CONTRACT: Requested[] = [
  get('/search.php?text=kubek', '/szukaj?text=kubek'),
  get('/search.php?text=kubek&getProductXML=true&xmlType=filtering', undefined, '<filter '),
  post('/search.php', { add_request_product: '1', name: 'Kajak', desc: 'Dla dwojga' }, '/zapytaj-o-produkt', 'Kajak'),
  get('/projector.php?product=37', /^\/produkt\/37\//),
  get('/projector.php?product=37&shop_xml=true&getProductXML=true', undefined, '<product id="37"'),
  get('/product-compare.php', '/porownanie'),
  get('/settings.php?comparers=add&product=37', '/porownanie'),
  get('/settings.php?sort_order=price-a', '/?sort_order=price-a'),
  get('/settings.php?portions=48', '/?portions=48'),
  get('/settings.php?filter_remove=all', '/'),
  post('/settings.php', { lang: 'pol', curr: 'PLN', country: '1143020003' }, '/'),
  post(
    '/settings.php?from=client_rebate',
    { global_rebates_codes: 'add', rebates_codes: 'NIEMA1' },
    '/rabaty',
    'NIEMA1',
  ),
  post(
    '/settings.php',
    { question_product_id: '37', question_action: 'add', question_email: 'ola@', product_question: 'Czy jest ostry?' },
    /^\/produkt\/37\/[\w-]+\/pytanie$/,
    'Czy jest ostry?',
  ),
  post(
    '/settings.php',
    { product: '37', note: '5', opinion: 'Ostry.', addopinion_name: 'Ola', addopinion_email: 'ola@' },
    /^\/produkt\/37\/[\w-]+\/opinia$/,
    'Ostry.',
  ),
  post('/settings.php', { mailing_action: 'remove', mailing_email: 'nikt@example.pl' }, /^\/newsletter\?wiadomosc=/),
  get('/basketedit.php', '/koszyk'),
  get('/basketedit.php?mode=2', '/ulubione'),
  get('/return.php', '/koszyk'),
  get('/shoppinglist.php', '/listy'),
  get('/order1.php', '/koszyk'),
  get('/order2.php?preview=true', '/koszyk'),
  get('/orderdetails.php', /^\/logowanie\?/),
  get('/contact.php', undefined),
  get('/signin.php', undefined),
  post('/signin.php', { operation: 'login', login: 'nikt', password: 'zle-haslo' }, undefined, 'Login lub hasło'),
  get('/password-recover.php', undefined),
  post('/password-recover.php', { operation: 'recover', email: 'nikt@example.pl' }, undefined, 'Jeśli takie konto'),
  get('/client-new.php?register', undefined),
  get('/login.php?openid_serviceid=nie-ma', /^\/logowanie\?blad=unknown/),
  get('/login.php?operation=logout', '/'),
  get('/order-open.php', '/zamowienie/sprawdz'),
  post(
    '/order-open.php',
    { operation: 'order_open', order_id: ORDER.number, email: ORDER.email },
    `/konto/zamowienia/${ORDER.number}`,
    ORDER.number,
  ),
  post('/order-open.php', { order_id: ORDER.number, email: 'x@example.pl' }, undefined, orderLookupTexts.refused),
  get('/returns-open.php', '/zwroty'),
  post(
    '/returns-open.php',
    { id: ORDER.number, contact_type: ORDER.email },
    `/zwroty/produkty?zamowienie=${ORDER.number}`,
  ),
  get('/returns-method.php?type=multiproduct', '/zwroty'),
  post('/returns-method.php?type=multiproduct', { 'product[1]': '37', 'set_quantity[1]': '1' }, '/zwroty'),
  get('/rma-open.php', '/reklamacje'),
  post(
    '/rma-open.php',
    { id: ORDER.number, contact_type: ORDER.email },
    `/reklamacje/produkty?zamowienie=${ORDER.number}`,
  ),
  get('/rma-method.php?type=multiproduct', '/reklamacje'),
  post('/rma-method.php?type=multiproduct', { 'product[1]': '37', 'comment[1]': 'Pęka' }, '/reklamacje'),
  get('/rma-add.php', '/reklamacje/nowa'),
  post('/rma-add.php', { product: 'Nóż', usterka: 'Nie zamyka się' }, '/reklamacje/nowa', complaintAddTexts.incomplete),
  get('/ajax/client-new.php?validAjax=true&client_email=x', undefined, '"errno":1'),
  get('/ajax/payments.php?action=verify_iban&bankAccount=61109010140000071219812874', undefined, '"errno":0'),
  get('/ajax/basket.php?getAjax=true', undefined, '"basket"'),
  get('/ajax/projector.php?action=get&product=37&get=sizes', undefined, '"sizes"'),
  get('/ajax/hotspots.php', undefined),
  get('/ajax/opinions.php?action=get&type=order', undefined, '"results"'),
  post('/ajax/opinions.php?action=rate', { id: '0', operation: 'positive' }, undefined, '"result"'),
  post('/ajax/gift-cards-and-vouchers.php', { action: 'auth', number: '1', pin: '1' }, undefined, '"errno"'),
  post('/ajax/get.php', { request: '{}' }, undefined),
  get(`/order-newpayment.php?order=${ORDER.number}&ajax=true`, undefined, '"errno"'),
  post('/basketchange.php', { product: '37', size: 'uniw', number: '1', mode: '1' }, '/koszyk'),
  post('/basketchange.php?type=multiproduct&mode=2', { 'product[1]': '37', 'size[1]': 'uniw' }, /./),
];

async function wrongAnswer(request: APIRequestContext, { address, form, at, says, status = 200 }: Requested) {
  const answer = form ? await request.post(address, { form }) : await request.get(address);
  const { pathname, search } = new URL(answer.url());
  const fits = (wanted: string | RegExp, found: string) =>
    typeof wanted === 'string' ? found.includes(wanted) : wanted.test(found);
  const end = pathname + search;
  const reached = at === undefined ? true : typeof at === 'string' ? at === end : at.test(end);
  const isSaid = says === undefined || fits(says, await answer.text());
  return answer.status() === status && reached && isSaid
    ? []
    : [`${form ? 'POST' : 'GET'} ${address}: ${answer.status()} at ${end}${isSaid ? '' : `, without ${says}`}`];
}

test('every address of the contract is answered, and forms with its field names are understood', async ({
  playwright,
  baseURL,
}) => {
  const wrong: string[] = [];
  for (const asked of CONTRACT) {
    // A browser of its own: what one form changed does not help the next.
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP });
    wrong.push(...(await wrongAnswer(request, asked)));
    await request.dispose();
  }
  expect(wrong).toEqual([]);
});

/** Each of these forms is posted as a browser without scripts posts it, in this order. */
const accountForms = (email: string): Requested[] => [
  post(
    '/konto/bezpieczenstwo',
    { intent: 'email', email: 'zle', current: 'tajne123' },
    undefined,
    'Podano niepoprawny',
  ),
  post('/konto/bezpieczenstwo', { intent: 'email', email, current: 'tajne123' }, '/konto/bezpieczenstwo?email'),
  post(
    '/konto/bezpieczenstwo',
    { intent: 'password', current: 'zle', password: 'nowe-haslo1', repeat: 'nowe-haslo1' },
    undefined,
    accountSecurityTexts.refused,
  ),
  post(
    '/konto/bezpieczenstwo',
    { intent: 'password', current: 'tajne123', password: 'nowe-haslo1', repeat: 'nowe-haslo1' },
    '/konto/bezpieczenstwo?haslo',
  ),
  post('/konto/powiadomienia', { newsletter: 'on', sms: 'on' }, '/konto/powiadomienia?potwierdz'),
  post('/konto/powiadomienia', {}, '/konto/powiadomienia?zapisano', accountTexts.saved),
  get('/konto/prywatnosc/dane.json', undefined, email),
  post('/konto/prywatnosc', { password: 'nowe-haslo1' }, undefined, 'Proszę zaznaczyć'),
  post('/konto', {}, '/'),
  get('/konto', /^\/logowanie\?/),
];

test('forms of the account without a script: e-mail, password, consents, export, closing, signing out', async ({
  playwright,
  baseURL,
  runningShop,
}) => {
  const { shop } = runningShop;
  const made = await createCustomer(shop, { login: 'bez-okna', password: 'tajne123', data: customerData() });
  const customerId = made.kind === 'created' ? made.customerId : 0;
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP });
  await request.post('/logowanie', { form: { login: 'bez-okna', password: 'tajne123' } });
  const wrong: string[] = [];
  const email = 'inny-adres@example.com';
  for (const asked of accountForms(email)) wrong.push(...(await wrongAnswer(request, asked)));
  expect(wrong).toEqual([]);
  // X.53 is proven in modules/customers/accounts/server; here the form behind the link works without script.
  const [mail] = await mailsTo(runningShop, email);
  const link = /\/potwierdz-adres\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const confirmed = await request.post(link, { form: {} });
  expect(await confirmed.text()).toContain(accountSecurityTexts.email.confirm.done);
  expect(await findAccount(shop, customerId)).toMatchObject({
    data: { email, newsletter: false, sms: false },
  });
  expect(await signIn(shop, 'bez-okna', 'nowe-haslo1')).toMatchObject({ kind: 'signed-in' });
  await request.dispose();
});

test('every place of the menu of an account has the menu, for its customer alone', async ({ playwright, baseURL }) => {
  const addresses = ACCOUNT_PLACES.flatMap(({ links }) => links.map(({ to }) => to));
  const without = async (request: APIRequestContext, addresses: readonly string[]) => {
    const texts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
    return addresses.filter((_, at) => !texts[at]?.includes(`aria-label="${accountTexts.menu}"`));
  };
  const [guest, anna] = [
    await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP }),
    await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP }),
  ];
  await anna.post('/logowanie', { form: { login: demoCustomer.login, password: demoCustomer.password } });
  expect(await without(anna, ['/konto', ...addresses, '/konto/zamowienia/17223906', '/listy/1'])).toEqual([]);
  const open = ['/zwroty', '/reklamacje/lista', '/listy', '/ulubione', '/rabaty'];
  expect(await without(guest, open)).toEqual(open);
  for (const browser of [guest, anna]) await browser.dispose();
});

const numberOf = (address: string) => /\/listy\/(\d+)/.exec(address)?.[1] ?? '';

/** The address a posted form ends at. */
async function endOf(request: APIRequestContext, address: string, form: Form): Promise<string> {
  const answer = await request.post(address, { form });
  expect(answer.status(), `${address} ${JSON.stringify(form)}`).toBe(200);
  return new URL(answer.url()).pathname + new URL(answer.url()).search;
}

test('S7.51 forms of lists without a script: create, share, copy, move, take, buy, remove', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP });
  const item = { product: '37', size: 'uniw' };
  const first = numberOf(await endOf(request, '/listy', { name: 'Pierwsza' }));
  const added = await endOf(request, '/listy/dodaj?product=37&size=uniw', {
    list: 'new',
    name: 'Druga',
    product: '37',
    size: 'uniw',
  });
  const second = numberOf(added);
  const own = `/listy/${second}`;
  expect(await endOf(request, own, { intent: 'copy', target: first, ...item })).toBe(`${own}?stan=copied`);
  // A product that the other list has already leaves this one all the same.
  expect(await endOf(request, own, { intent: 'move', target: first, ...item })).toBe(`${own}?stan=moved`);
  expect(await (await request.get(own)).text()).toContain(listTexts.nothing.title);
  const shared = await request.post(`/listy/${first}`, { form: { intent: 'share', public: 'on' } });
  const link = /\/listy\/\d+\?token=[\w-]+/.exec(await shared.text())?.[0] ?? '';

  const friend = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP });
  expect(await endOf(friend, link, { intent: 'take' })).toMatch(/^\/listy\/\d+\?stan=taken$/);
  await friend.dispose();

  expect(await endOf(request, `/listy/${first}`, { intent: 'buy', 'product[1]': '37', 'size[1]': 'uniw' })).toBe(
    '/koszyk',
  );
  expect(await endOf(request, `/listy/${first}`, { intent: 'delete' })).toBe('/listy?stan=removed');
  expect(await endOf(request, '/listy', { intent: 'delete', id: second })).toBe('/listy?stan=removed');
  await request.dispose();
});

/** A shared list whose only product was withdrawn from sale since. */
async function listOfHidden({ shop }: RunningShop): Promise<string> {
  const [category] = await shop.db.select().from(categories).limit(1);
  const productId = await addProduct(shop, { name: 'Latawiec', categoryId: category?.id ?? 0 });
  const owner = { customerId: 1, visitorId: 0 };
  const list = await createList(shop, owner, { name: 'Na wiatr', public: true });
  const id = list.ok ? list.id : 0;
  await addToList(shop, owner, id, [{ productId, size: '' }]);
  await shop.db.update(products).set({ visible: false }).where(eq(products.id, productId));
  return listLink(id, (await findList(shop, owner, id))?.shareToken);
}

test('a shared list of which nothing is sold any more is not taken', async ({ playwright, baseURL, runningShop }) => {
  const link = await listOfHidden(runningShop);
  const friend = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_THE_SHOP });
  const answer = await friend.post(link, { form: { intent: 'take' } });
  expect(new URL(answer.url()).pathname).toBe(new URL(link, baseURL).pathname);
  expect(await answer.text()).toContain(listFaultText('unknown-product'));
  expect(await (await friend.get('/listy')).text()).not.toContain('Na wiatr');
  await friend.dispose();
});

test('O.08 a browser that names its page in Referer alone can order, and no other site in its name', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const postFrom = (referer: string | undefined, path: string, form: Form) =>
    request.post(path, { form, headers: referer === undefined ? {} : { referer }, maxRedirects: 0 });
  await postFrom(undefined, '/basketchange.php', { product: '59', number: '1', mode: '1' });
  const data = orderData('stara-przegladarka@example.com');
  for (const foreign of [undefined, 'https://zlo.example/', `https://zlo.example/?${baseURL}/`]) {
    for (const path of ['/zamowienie/dane', '/koszyk', '/newsletter', '/zwroty', '/logowanie']) {
      expect((await postFrom(foreign, path, data)).status(), `${path} from ${foreign}`).toBe(403);
    }
  }
  const form = `${baseURL}/zamowienie/dane`;
  expect((await postFrom(form, '/zamowienie/dane', data)).headers().location).toBe('/zamowienie/podsumowanie');
  const summary = parseSummaryPage(await (await request.get('/zamowienie/podsumowanie')).text());
  const placed = await postFrom(`${baseURL}/zamowienie/podsumowanie`, '/zamowienie/podsumowanie', {
    ...summary,
    terms: 'on',
  });
  expect(placed.headers().location).toMatch(/^\/platnosc\/\d{8}/);
  await request.dispose();
});
