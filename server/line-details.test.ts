import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { enter } from '#modules/customers/accounts/server/index.ts';
import { type AddToBasket, addLineFiles, addToBasket } from '#modules/sales/basket/server/index.ts';
import { type Shopper, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { writePackingPdf } from '#modules/sales/order-admin/panel/files/packing-pdf.server.ts';
import { listPacking } from '#modules/sales/order-admin/server/index.ts';
import { writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import { goodData, placed } from '#platform/testing/order-shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { bundleParts, outbox, products } from '#server/shop/schema.ts';
import { openPanel } from './testing/open-panel.ts';

/** The next day must not begin between an order and its pages. */
const NOW = new Date();
const { shop: opened, ask, address } = await openPanel({ now: () => NOW });
const OWNER = 'zamowienia@example.com';
const shop = { ...opened, settings: { ...opened.settings, newOrderEmail: OWNER } };
const staff = await addSession(shop, await addStaff(shop, 'sales'));
/** Signed in: she has points. */
const ANNA = 1;
const TRANSFER = 3;

await shop.db.update(products).set({ versionName: 'wersja leśna' }).where(eq(products.id, 59));
const partsOf = (productId: number) =>
  shop.db.select().from(bundleParts).where(eq(bundleParts.productId, productId)).orderBy(bundleParts.position);
const [shirt, cap, socks] = await partsOf(90);
const [mugs, , kettle] = await partsOf(15);
const part = (row: { id: number } | undefined, product: number, size: string) => ({
  id: row?.id ?? 0,
  product,
  size,
  quantity: 1,
});

interface Line {
  kind: string;
  input: AddToBasket;
  file?: string;
  /** The text about the line on every page, besides its comment and its file. */
  texts: string[];
}

const nextOn = longDay(addDays(warsawDay(NOW), 28));
/** X.74: interval, next date, price of the next parcel, how it is paid, how to stop. */
const SUBSCRIBED = [
  'Subskrypcja co 28 dni',
  `Następna paczka: ${nextOn}, 35,91 zł plus dostawa`,
  'linkiem z e-maila albo przy odbiorze',
  'zakończysz bez opłat',
];

const good = (productId: number, size = 'uniw', quantity = 1) => ({ productId, size, quantity });
const engraved = { napis: ['Rysy 2499'], kroj: ['ozdobny'], dodatki: ['pudelko', 'bilecik'] };
const onTrail = [part(shirt, 169, 'L'), part(cap, 202, 'uniw'), part(socks, 215, '39-41')];
const breakfast = [part(mugs, 55, 'uniw'), part(kettle, 57, 'uniw')];

/** Every kind of product of the demo, four to an order: the thanks name no more. */
const ORDERS: Line[][] = [
  [
    {
      kind: 'a version, with a comment',
      input: { ...good(59), comment: 'Zapakujcie osobno' },
      texts: ['wersja leśna'],
    },
    { kind: 'sized, with a file', input: good(1, 'S'), file: 'wzor-haftu.pdf', texts: ['Rozmiar: S'] },
    {
      kind: 'configurable',
      input: { ...good(16), extras: { configuration: engraved } },
      texts: ['Napis na kubku: Rysy 2499', 'Krój pisma: Ozdobny', 'Dodatki: Pudełko na prezent, Bilecik odręczny'],
    },
    {
      kind: 'a bundle with chosen parts',
      input: { ...good(90), extras: { parts: onTrail } },
      texts: [
        '1 × T-shirt męski Trzy Szczyty, śnieżna biel, rozmiar L',
        '1 × Czapka z daszkiem Polana, granat',
        '2 × Skarpety trekkingowe Pięta, granat, rozmiar 39–41',
      ],
    },
  ],
  [
    {
      kind: 'a collection with a part left out',
      input: { ...good(15), extras: { parts: breakfast } },
      texts: ['2 × Kubek śniadaniowy Bóbr', '1 × Czajnik śniadaniowy Bóbr'],
    },
    { kind: 'a multipack', input: good(13, '42-44', 5), texts: ['Rozmiar: 42–44'] },
    { kind: 'a subscription', input: { ...good(20), extras: { subscriptionDays: 28 } }, texts: SUBSCRIBED },
    { kind: 'by the metre', input: good(10, 'uniw', 2.5), texts: [] },
  ],
  [
    { kind: 'for points', input: { ...good(7), forPoints: true, comment: 'Dla Zosi' }, texts: [] },
    { kind: 'a service', input: { ...good(19), comment: 'Narty 170 cm' }, texts: [] },
  ],
  [
    { kind: 'a gift card', input: good(17, '100'), texts: ['Kwota: 100 zł'] },
    { kind: 'a file to download', input: { ...good(18), comment: 'Na czytnik' }, texts: [] },
  ],
];

/** As a person reads it: without markup, and with plain spaces. */
function wordsOf(page: string): string {
  const text = page
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&quot;|&amp;/g, ' ');
  return text.replaceAll(/\s+/g, ' ');
}

/** How the customer pays for and ends a subscription: the packing list leaves it out. */
const ADVICE = ['linkiem z e-maila albo przy odbiorze', 'zakończysz bez opłat'];

/** Lines of a document break anywhere. */
const unbroken = (text: string) => text.replaceAll(/\s/g, '');

async function buy(lines: readonly Line[]) {
  const { visitor, token } = await createVisitor(shop);
  const shopper: Shopper = { visitorId: visitor.id, customerId: ANNA };
  for (const { kind, input, file } of lines) {
    const outcome = await addToBasket(shop, visitor.id, input, { customerId: ANNA });
    expect([kind, outcome.code]).toEqual([kind, 'added']);
    const name = { productId: input.productId, size: input.size, additional: '', forPoints: input.forPoints ?? false };
    const bytes = new TextEncoder().encode('%PDF-1.4');
    if (file) await addLineFiles(shop, shopper, [{ ...name, name: file, type: 'application/pdf', bytes }]);
  }
  const email = `${visitor.id}@example.com`;
  await saveOrderData(shop, shopper, { ...goodData, email, paymentMethodId: TRANSFER });
  const session = await enter(shop, ANNA, {});
  const cookies = { client: token, RSSID: session.token };
  const pageText = async (path: string) => {
    const { status, text } = await ask(path, { cookies });
    expect([path, status]).toEqual([path, 200]);
    return wordsOf(text);
  };
  return { shopper, email, cookies, pageText };
}

it.each(ORDERS.map((lines) => [lines.map(({ kind }) => kind).join(', '), lines] as const))(
  'all pages before and after the order say the same about each line: %s',
  async (_, lines) => {
    const { shopper, email, cookies, pageText } = await buy(lines);
    const chosen = lines.flatMap(({ texts }) => texts);
    const added = lines.flatMap(({ input, file }) => [input.comment ?? [], file ?? []].flat());
    const expected = [...chosen, ...added];
    const pages: [place: string, words: string, texts: string[]][] = [
      ['the basket', await pageText('/koszyk'), expected],
      ['the call of the basket', (await ask('/ajax/basket.php?getAjax=true', { cookies })).text, expected],
      ['the order form', await pageText('/zamowienie/dane'), expected],
      ['the summary', await pageText('/zamowienie/podsumowanie'), expected],
    ];
    const { orderId, number } = await placed(shop, shopper);
    await runDueJobs(shop, [writeOrderMails]);
    const [confirmation] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-${orderId}-placed`));
    const [toShop] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-${orderId}-shop`));
    expect([confirmation?.recipient, toShop?.recipient]).toEqual([email, OWNER]);
    const pdf = await fetch(`${address}/konto/zamowienia/${number}/pdf`, {
      headers: { Cookie: `client=${cookies.client}; RSSID=${cookies.RSSID}` },
    });
    const packed = await listPacking(shop, [orderId]);
    const isPacked = packed.some((order) => order.lines.length > 0);
    const forStaff = expected.filter((text) => !ADVICE.includes(text));
    pages.push(
      ['the order', await pageText(`/konto/zamowienia/${number}`), expected],
      ['the thanks', await pageText(`/platnosc/${number}`), expected],
      ['the document', parsePdf(Buffer.from(await pdf.arrayBuffer())), expected],
      ['the email to the customer', wordsOf(confirmation?.html ?? ''), expected],
      ['its plain text', confirmation?.text ?? '', expected],
      ['the email to the owner', wordsOf(toShop?.html ?? ''), expected],
      ['its plain text', toShop?.text ?? '', expected],
      ['the panel', wordsOf((await ask(`/zaplecze/zamowienia/${number}`, { token: staff })).text), expected],
      ['the packing list', parsePdf(await writePackingPdf(packed, shop.settings)), isPacked ? forStaff : []],
    );
    const missing = pages.map(([place, words, texts]) => [
      place,
      texts.filter((one) => !unbroken(words).includes(unbroken(one))),
    ]);
    expect(missing).toEqual(pages.map(([place]) => [place, []]));
  },
);

it('O.18 the quote of an order by phone says the size of each line', async () => {
  const form = { 'line-0': '1/S', 'quantity-0': '2', 'line-1': '1/L', 'quantity-1': '1', intent: 'quote' };
  const orderData = {
    email: 'ola@example.pl',
    billing_firstName: 'Ola',
    billing_lastName: 'Lis',
    billing_phone: '501502503',
  };
  const address = { billing_street: 'Leśna 1', billing_zipcode: '30-224', billing_city: 'Kraków' };
  const methods = { courier: '1', payment: String(TRANSFER), terms: 'on' };
  const { text } = await ask('/zaplecze/zamowienia/telefon', {
    token: staff,
    form: { ...form, ...orderData, ...address, ...methods },
  });
  expect(wordsOf(text)).toContain('2 × Kurtka przeciwwiatrowa Podmuch, Rozmiar: S');
  expect(wordsOf(text)).toContain('1 × Kurtka przeciwwiatrowa Podmuch, Rozmiar: L');
});
