import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { grantAccess } from '#modules/sales/order-ledger/server/index.ts';
import { parsePdf } from '#platform/pdf/testing/parse-pdf.server.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { type Bought, boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { complaintMessages, complaints, uploads } from '#server/shop/schema.ts';
import { MAX_MESSAGES } from '../rules/complaint-limits.ts';
import { cancelComplaint, changeComplaintState, findComplaintByNumber, replyToComplaint } from '../server/index.ts';
import * as complaintProductsTexts from '../texts/products.ts';
import * as complaintTexts from '../texts/storefront.ts';
import * as complaintThreadTexts from '../texts/thread.ts';
import { sendComplaintFile } from './file.server.ts';
import { loadList, receiveCancel } from './list/load.server.ts';
import { receiveOpen } from './open/action.server.ts';
import { sendComplaintPdf } from './pdf.server.ts';
import { receiveProducts } from './products/action.server.ts';
import { loadProducts } from './products/load.server.ts';
import { receiveThread } from './thread/action.server.ts';
import { loadThread } from './thread/load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const ORIGIN = 'http://sklep.test';
const photo = new File(
  [
    new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#386641' } })
        .jpeg()
        .toBuffer(),
    ),
  ],
  'dowód.jpg',
);

function as(visitorId: number | null, cookies: Record<string, string> = {}): RouterContextProvider {
  const context = new RouterContextProvider();
  const visitor = visitorId === null ? null : { id: visitorId, customerId: null };
  context.set(shopContext, shop);
  context.set(visitorContext, {
    find: async () => visitor,
    ensure: async () => visitor ?? (await createVisitor(shop)).visitor,
  });
  const page: Partial<Page> = { origin: ORIGIN, cookie: (name) => cookies[name], caller: () => crypto.randomUUID() };
  context.set(pageContext, page as Page);
  return context;
}

/** The result of a loader or action: its data, the target of its redirect, or its status. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location') ?? thrown.status;
    const init = (thrown as { init?: { status?: number } }).init;
    if (init?.status) return init.status;
    throw thrown;
  }
}

function post(address: string, fields: [string, string | File][]): Request {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request(`${ORIGIN}${address}`, { method: 'POST', body });
}

const products = ({ order }: Bought) => `/reklamacje/produkty?zamowienie=${order.number}`;
const sent = (lineId: number, quantity = '1', key: string = crypto.randomUUID()): [string, string | File][] => [
  ['key', key],
  [`quantity_${lineId}`, quantity],
  [`comment_${lineId}`, 'Pękła'],
  [`comment_photo_${lineId}[]`, photo],
];

async function filed() {
  const bought = await boughtOrder(shop, categoryId, 2);
  const address = await outcome(receiveProducts(post(products(bought), sent(bought.lineId)), as(bought.visitorId)));
  const number = /R\d+/.exec(String(address))?.[0] ?? '';
  const complaint = await findComplaintByNumber(shop, number);
  if (!complaint) throw new Error(String(address));
  return { bought, complaint, file: complaint.lines[0]?.files[0]?.name ?? '' };
}

describe('who is let in', async () => {
  const { bought, complaint, file } = await filed();
  const other = await filed();
  const { number, accessToken } = complaint;
  const url = (query = '?widok=rozmowa') => new URL(`${ORIGIN}/reklamacje/${number}${query}`);
  const signIn = expect.stringMatching(/^\/logowanie\?(?:sesja&)?powrot=/);
  const requests: [string, unknown, (context: RouterContextProvider, query?: string) => Promise<unknown>][] = [
    ['the thread', signIn, (context, query) => loadThread(context, number, url(query))],
    ['its file', 404, (context, query) => sendComplaintFile(context, { number, file }, url(query))],
    ['its document', 404, (context, query) => sendComplaintPdf(context, number, url(query))],
    [
      'its form',
      signIn,
      (context, query = '?widok=rozmowa') =>
        receiveThread(post(`/reklamacje/${number}${query}`, [['comment', '']]), context, number),
    ],
  ];

  it.each(requests)(
    '%s opens to the browser it was filed with and to the mail, and to no other',
    async (_, refusal, open) => {
      expect(await outcome(open(as(bought.visitorId)))).toBeTypeOf('object');
      expect(await outcome(open(as(null), `?token=${accessToken}`))).toBeTypeOf('object');
      const named = { order_access: grantAccess(complaint, 'proved', shop.now()) };
      expect(await outcome(open(as(null, named)))).toBeTypeOf('object');
      expect(
        await outcome(open(as(null, { order_access: grantAccess(other.complaint, 'proved', shop.now()) }))),
      ).toEqual(refusal);
      expect(await outcome(open(as(null)))).toEqual(refusal);
      expect(await outcome(open(as(other.bought.visitorId)))).toEqual(refusal);
      expect(await outcome(open(as(null), `?token=${other.complaint.accessToken}`))).toEqual(refusal);
      expect(await outcome(open(as(null, { RSSID: 'x'.repeat(32) })))).toEqual(refusal);
    },
  );

  it('a file of another complaint, and any other name, is not found', async () => {
    for (const wrong of [other.file, '', '../../../etc/passwd', 'a.jpg']) {
      expect(await outcome(sendComplaintFile(as(bought.visitorId), { number, file: wrong }, url()))).toBe(404);
    }
  });

  it('a file comes with headers that let nothing in it run', async () => {
    const answer = await sendComplaintFile(as(bought.visitorId), { number, file }, url());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''dow%C3%B3d.jpg",
    });
  });

  it('its document can be read: products, description and both sides of the thread, in Polish', async () => {
    const own = await filed();
    await replyToComplaint(shop, own.complaint.id, { text: 'Prześlemy nową parę, żółtą.', key: crypto.randomUUID() });
    const sent = await sendComplaintPdf(as(own.bought.visitorId), own.complaint.number, url());
    const text = parsePdf(Buffer.from(await sent.arrayBuffer())).replace(/\s+/g, ' ');
    const { name = '' } = own.complaint.lines[0] ?? {};
    for (const words of [own.complaint.number, name, 'Pękła', 'Prześlemy nową parę, żółtą.', 'ul. Leśna 12']) {
      expect(text).toContain(words);
    }
  });

  it('the address of the complaint always has a query', async () => {
    const there = await outcome(loadThread(as(bought.visitorId), number, url('')));
    expect(there).toBe(`/reklamacje/${number}?widok=rozmowa`);
  });

  it('S1.11 X.03 the complaint names the withdrawal from its goods, and that their money is paid once', async () => {
    const bought = await boughtOrder(shop, categoryId, 1);
    const address = await outcome(receiveProducts(post(products(bought), sent(bought.lineId)), as(bought.visitorId)));
    const number = /R\d+/.exec(String(address))?.[0] ?? '';
    const shown = async () => {
      const url = new URL(`${ORIGIN}/reklamacje/${number}?x=1`);
      return (await loadThread(as(bought.visitorId), number, url)).givenUp;
    };
    expect(await shown()).toEqual([]);
    const pieces = [{ lineId: bought.lineId, quantity: 1 }];
    const writeReceipt = async () => Buffer.from('%PDF');
    const statement = { key: crypto.randomUUID(), pieces, name: 'Jan Kowalski', writeReceipt };
    const made = await withdraw(shop, bought.order, statement);
    const name = made.kind === 'made' ? made.code : '';
    expect(await shown()).toEqual([complaintThreadTexts.givenUp.withdrawal(name, bought.order.lines[0]?.name ?? '')]);
  });

  it('a customer cannot cancel the complaint of another', async () => {
    const cancel = () =>
      post('/reklamacje/lista', [
        ['intent', 'cancel'],
        ['number', number],
      ]);
    expect(await outcome(receiveCancel(cancel(), as(other.bought.visitorId)))).toEqual({
      kind: 'error',
      text: complaintTexts.cancel.unknown,
    });
    expect((await findComplaintByNumber(shop, number))?.state).toBe('new');
  });

  it('taken back twice it is taken back; of one that was decided, and of that alone, it is said that it was', async () => {
    const cancel = ({ bought, complaint }: Awaited<ReturnType<typeof filed>>) => {
      const fields: [string, string][] = [
        ['intent', 'cancel'],
        ['number', complaint.number],
      ];
      const who = as(bought.visitorId);
      return {
        inList: () => outcome(receiveCancel(post('/reklamacje/lista', fields), who)),
        inThread: () => {
          const address = `/reklamacje/${complaint.number}?widok=rozmowa`;
          return outcome(receiveThread(post(address, fields), who, complaint.number));
        },
      };
    };
    const twice = await filed();
    for (let press = 0; press < 2; press += 1) {
      expect(await cancel(twice).inList()).toBe(`/reklamacje/lista?wycofana=${twice.complaint.number}`);
      expect(await cancel(twice).inThread()).toBe(`/reklamacje/${twice.complaint.number}?widok=rozmowa&wycofana=tak`);
    }
    const decided = await filed();
    await changeComplaintState(shop, decided.complaint.id, 'rejected');
    const { tooLate } = complaintTexts.cancel;
    expect(await cancel(decided).inList()).toEqual({ kind: 'error', text: tooLate });
    expect(await cancel(decided).inThread()).toMatchObject({ data: { refused: tooLate } });
  });
});

describe('the list of own complaints', async () => {
  const { bought, complaint } = await filed();
  const minutesLater = (minutes: number) => {
    const at = new Date(complaint.createdAt.getTime() + minutes * 60_000);
    return { ...shop, now: () => at };
  };
  const listed = async () =>
    (await loadList(as(bought.visitorId), new URL(`${ORIGIN}/reklamacje/lista`))).complaints[0];
  const stages = async () => (await listed())?.track?.map(({ name, current }) => (current ? `*${name}` : name));

  it('shows the deadline of the answer and the progress, and quotes only questions', async () => {
    await replyToComplaint(minutesLater(1), complaint.id, {
      text: 'Dziękujemy za zgłoszenie.',
      key: crypto.randomUUID(),
    });
    const day = longDay(addDays(warsawDay(complaint.createdAt), 14));
    expect((await listed())?.facts).toContain(complaintTexts.ownList.answerBy(day));
    expect(await stages()).toEqual(['*Zgłoszona', 'Rozpatrujemy', 'Decyzja', 'Załatwiona']);
    await changeComplaintState(minutesLater(2), complaint.id, 'waiting');
    expect(await listed()).toMatchObject({ isWaiting: true, question: null });
    expect(await stages()).toEqual(['Zgłoszona', '*Czekamy na Ciebie', 'Decyzja', 'Załatwiona']);
  });

  it('quotes what the shop asked, and promises no day while it waits for the answer', async () => {
    await replyToComplaint(minutesLater(3), complaint.id, {
      text: 'Jaki jest numer partii?',
      key: crypto.randomUUID(),
    });
    const { question, facts = [] } = (await listed()) ?? {};
    expect(question?.text).toBe('Jaki jest numer partii?');
    expect(facts.filter((fact) => fact.startsWith('Odpowie'))).toEqual([]);
  });
});

describe('the product list', () => {
  it('of a foreign order, or of none, leads to naming one; nothing is filed', async () => {
    const [own, other] = [await boughtOrder(shop, categoryId), await boughtOrder(shop, categoryId)];
    const me = as(own.visitorId);
    // The first step says why they are there.
    const interrupted = '/reklamacje?przerwany=tak';
    for (const number of [other.order.number, '', '1', 'R586119', "1' or 1=1"]) {
      const address = `/reklamacje/produkty?zamowienie=${encodeURIComponent(number)}`;
      expect(await outcome(loadProducts(me, new URL(ORIGIN + address)))).toBe(interrupted);
      expect(await outcome(receiveProducts(post(address, sent(other.lineId)), me))).toBe(interrupted);
    }
  });

  it('X.39 a customer signed out while writing is led to the sign-in, and back', async () => {
    const address = products(await boughtOrder(shop, categoryId));
    const me = as(null, { RSSID: 'x'.repeat(32) });
    expect(await outcome(receiveProducts(post(address, []), me))).toMatch(
      /^\/logowanie\?sesja&powrot=%2Freklamacje%2Fprodukty/,
    );
  });

  it('reports a disguised file together with a wrong quantity', async () => {
    const { lineId, ...own } = await boughtOrder(shop, categoryId);
    const fields = sent(lineId, '99').filter(([, value]) => value !== photo);
    const disguised: [string, File] = [`comment_photo_${lineId}[]`, new File(['MZ'], 'a.jpg')];
    const request = post(products({ lineId, ...own }), [...fields, disguised]);
    expect(await outcome(receiveProducts(request, as(own.visitorId)))).toMatchObject({
      error: {
        [`quantity_${lineId}`]: [expect.stringContaining('Maksymalnie')],
        [`comment_photo_${lineId}`]: [expect.stringContaining('a.jpg')],
      },
    });
  });

  it('ignores lines that are not of this order, with any ids', async () => {
    const [own, other] = [await boughtOrder(shop, categoryId), await boughtOrder(shop, categoryId)];
    for (const lineId of [other.lineId, 0, -1, 2_147_483_648]) {
      const answer = await outcome(receiveProducts(post(products(own), sent(lineId)), as(own.visitorId)));
      expect(answer).toMatchObject({ error: { '': [expect.any(String)] } });
    }
  });

  it.each([
    ['S5.47 nothing', '0', ''],
    ['less than nothing', '-5', ''],
    ['no number', 'NaN', 'quantity'],
    ['more than was bought', '99', 'quantity'],
    ['very much more', '1e9', 'quantity'],
  ])('%s is refused, and nothing is filed', async (_, quantity, at) => {
    const bought = await boughtOrder(shop, categoryId);
    const answer = await outcome(
      receiveProducts(post(products(bought), sent(bought.lineId, quantity)), as(bought.visitorId)),
    );
    const field = at && `${at}_${bought.lineId}`;
    expect(answer).toMatchObject({ error: { [field]: [expect.any(String)] } });
    expect(await shop.db.$count(complaints, eq(complaints.orderId, bought.order.id))).toBe(0);
  });

  it('files that are too large together are refused before any is kept', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const large = new File([new Uint8Array(4 * 1_048_576)], 'film.jpg');
    const name = `comment_photo_${bought.lineId}[]`;
    const fields = [...sent(bought.lineId), [name, large], [name, large], [name, large]] as [string, File][];
    const before = await shop.db.$count(uploads);
    const answer = await outcome(receiveProducts(post(products(bought), fields), as(bought.visitorId)));
    expect(answer).toMatchObject({ error: { '': [expect.stringContaining('10')] } });
    expect(await shop.db.$count(uploads)).toBe(before);
  });

  it('without the key of a shown form nothing is filed', async () => {
    const bought = await boughtOrder(shop, categoryId);
    for (const key of ['', 'x', '../..']) {
      const fields = sent(bought.lineId, '1', key);
      const answer = await outcome(receiveProducts(post(products(bought), fields), as(bought.visitorId)));
      expect(answer).toMatchObject({ error: { '': [complaintProductsTexts.stale] } });
    }
  });

  it('sent again, also when no piece is left, leads to the complaint it made', async () => {
    const bought = await boughtOrder(shop, categoryId, 1);
    const fields = sent(bought.lineId, '1', crypto.randomUUID());
    const send = () => outcome(receiveProducts(post(products(bought), fields), as(bought.visitorId)));
    const first = String(await send());
    expect(first).toMatch(/^\/reklamacje\/R\d+\?widok=rozmowa&przyjeta=tak$/);
    expect(String(await send())).toBe(first.replace('&przyjeta=tak', ''));
  });

  it('keeps what was typed and names the file that is not what it seems', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const page = new File(['<html><script>alert(1)</script>'], 'zdjecie.jpg', { type: 'image/jpeg' });
    const fields = sent(bought.lineId).map(([name, value]): [string, string | File] => [
      name,
      value instanceof File ? page : value,
    ]);
    const answer = await outcome(receiveProducts(post(products(bought), fields), as(bought.visitorId)));
    expect(answer).toMatchObject({
      initialValue: { [`comment_${bought.lineId}`]: 'Pękła', [`quantity_${bought.lineId}`]: '1' },
      error: { [`comment_photo_${bought.lineId}`]: [expect.stringContaining('zdjecie.jpg')] },
    });
  });

  it.each([
    ['no form at all', new Request(ORIGIN, { method: 'POST', body: '{"a":1}' })],
    ['an empty one', new Request(ORIGIN, { method: 'POST' })],
  ])('reads %s as nothing chosen', async (_, sample) => {
    const bought = await boughtOrder(shop, categoryId);
    const request = new Request(`${ORIGIN}${products(bought)}`, { method: 'POST', body: await sample.text() });
    expect(await outcome(receiveProducts(request, as(bought.visitorId)))).toMatchObject({
      error: { '': [expect.any(String)] },
    });
  });
});

describe('the thread', () => {
  it('S7.58 takes the preferred method once, however often a script sends it', async () => {
    const { bought, complaint } = await filed();
    const address = `/reklamacje/${complaint.number}?widok=rozmowa&message=rma`;
    const comment = 'Preferowany sposób załatwienia reklamacji: Naprawa';
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await outcome(
        receiveThread(post(address, [['comment', comment]]), as(bought.visitorId), complaint.number),
      );
      expect(answer).toBe(`/reklamacje/${complaint.number}?widok=rozmowa`);
    }
    expect((await findComplaintByNumber(shop, complaint.number))?.messages.map(({ text }) => text)).toEqual([comment]);
  });

  it.each([
    ['nothing', [['comment', ' ']], 'comment'],
    ['two characters', [['comment', 'ab']], 'comment'],
    ['too many characters', [['comment', 'a'.repeat(2001)]], 'comment'],
    [
      'a program',
      [
        ['comment', 'Zdjęcie'],
        ['comment_photo[]', new File(['MZ'], 'a.exe')],
      ],
      'comment_photo',
    ],
    [
      'a disguised one',
      [
        ['comment', 'Zdjęcie'],
        ['comment_photo[]', new File(['MZ'], 'a.jpg')],
      ],
      'comment_photo',
    ],
    [
      'six files',
      [['comment', 'Zdjęcia'], ...Array.from({ length: 6 }, () => ['comment_photo[]', photo] as [string, File])],
      'comment_photo',
    ],
  ] as [string, [string, string | File][], string][])('refuses %s at its field', async (_, fields, name) => {
    const { bought, complaint } = await filed();
    const address = `/reklamacje/${complaint.number}?widok=rozmowa`;
    const answer = await outcome(receiveThread(post(address, fields), as(bought.visitorId), complaint.number));
    expect(answer).toMatchObject({
      data: { reply: { error: { [name]: [expect.any(String)] } } },
      init: { status: 200 },
    });
    expect((await findComplaintByNumber(shop, complaint.number))?.messages).toEqual([]);
  });

  it('a message sent again is stored once, and a thread that is full says so', async () => {
    const { bought, complaint } = await filed();
    const address = `/reklamacje/${complaint.number}?widok=rozmowa`;
    const key = crypto.randomUUID();
    const say = (comment: string) => {
      const request = post(address, Object.entries({ key, comment }));
      return outcome(receiveThread(request, as(bought.visitorId), complaint.number));
    };
    const said = `${address}&wyslana=tak#wyslana`;
    for (let press = 0; press < 3; press += 1) expect(await say('Proszę o odpowiedź')).toBe(said);
    const view = await findComplaintByNumber(shop, complaint.number);
    expect(view?.messages.map(({ text }) => text)).toEqual(['Proszę o odpowiedź']);
    const message = { complaintId: complaint.id, author: 'shop' as const, text: 'Dzień dobry', at: shop.now() };
    await shop.db
      .insert(complaintMessages)
      .values(Array.from({ length: MAX_MESSAGES - 1 }, () => ({ ...message, key: crypto.randomUUID() })));
    expect(await say('Halo?')).toMatchObject({ data: { reply: { error: { '': [complaintThreadTexts.full] } } } });
  });

  it('S7.59 a method that is not taken is answered as a failure, so that the browser keeps it', async () => {
    const { bought, complaint } = await filed();
    await cancelComplaint(shop, complaint.id);
    const address = `/reklamacje/${complaint.number}?widok=rozmowa&message=rma`;
    const method = [['comment', complaintTexts.methodComment('repair')]] as [string, string][];
    for (const fields of [method, []]) {
      const answer = await outcome(receiveThread(post(address, fields), as(bought.visitorId), complaint.number));
      expect(answer).toMatchObject({ init: { status: 422 } });
    }
  });
});

it('S2.72 S6.07 the open form leads from a complaint to its thread, from an order to its products', async () => {
  const { bought, complaint } = await filed();
  const open = (number: string, contact: string) =>
    outcome(
      receiveOpen(
        post('/reklamacje', [
          ['number', number],
          ['contact', contact],
        ]),
        as(null),
      ),
    );
  expect(await open(complaint.number, 'jan@example.com')).toBe(`/reklamacje/${complaint.number}?widok=rozmowa`);
  expect(await open(bought.order.number, '601 234 567')).toBe(products(bought));
  expect(await open(complaint.number, 'inny@example.com')).toMatchObject({ error: { '': [expect.any(String)] } });
  expect(await open(bought.order.number, 'inny@example.com')).toMatchObject({ error: { '': [expect.any(String)] } });
});
