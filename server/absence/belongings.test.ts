import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { storeUpload } from '#modules/catalogue/media/server/index.ts';
import { createCustomer, enter } from '#modules/customers/accounts/server/index.ts';
import { closeAccount } from '#modules/customers/personal-data/server/index.ts';
import { addAnnasData } from '#platform/testing/annas-data.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { complaintFiles } from '#server/shop/schema.ts';
import { openWholeShop, type Requested } from '../testing/whole-shop.ts';

/** Personal records: the demo's Anna has an order, a return, a complaint, files and lists. */
const { shop, ask, graphql } = await openWholeShop();
await addAnnasData(shop);
const ANNA = 1;
/** Delivered and complained about; come back and refunded; delivered with an invoice, its complaint settled. */
const ORDER = { waiting: '17223906', returned: '58611953', invoiced: '24447812' };
const tokenOf = async (table: string, number: string) =>
  (await shop.pool.query(`select access_token from ${table} where number = $1`, [number])).rows[0].access_token;
const mailTokens = {
  returned: await tokenOf('orders', ORDER.returned),
  invoiced: await tokenOf('orders', ORDER.invoiced),
  complaint: await tokenOf('complaints', 'R172238'),
};

const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#386641' } })
  .jpeg()
  .toBuffer();
const limits = { types: ['image/jpeg'], maxBytes: 10_000 } as const;
async function addFile(kind: 'return' | 'complaint', id: number) {
  const stored = await storeUpload(shop, { name: 'dowod.jpg', bytes }, limits, { kind, id });
  if (stored.kind !== 'stored') throw new Error(stored.reason);
  if (kind === 'complaint') {
    await shop.db.insert(complaintFiles).values({ complaintId: id, uploadId: stored.upload.id });
  }
  return stored.upload.name;
}
const files = { return: await addFile('return', 1), complaint: await addFile('complaint', 2) };

const other = await createCustomer(shop, { login: 'obca', password: 'tajne123', data: customerData() });
if (other.kind !== 'created') throw new Error(other.kind);
const guest: Requested = {};
const signedIn = async (customerId: number): Promise<Requested> => {
  const [{ token: client }, session] = [await createVisitor(shop), await enter(shop, customerId, {})];
  return { cookies: { client, RSSID: session.token } };
};
const stranger = await signedIn(other.customerId);
const owner = await signedIn(ANNA);

type Look = (who: Requested, key: string) => Promise<string>;
const at =
  (path: string): Look =>
  async (who, key) => {
    const { status, text } = await ask(key ? `${path}${path.includes('?') ? '&' : '?'}token=${key}` : path, who);
    return status === 200 ? `found ${text}` : '';
  };

/** A place that shows data of Anna, a word of it, and the key of the mail that opens it to a guest. */
const PLACES: [string, Look, string, string][] = [
  ['her orders', at('/konto/zamowienia'), '94731483', ''],
  ['an order', at(`/konto/zamowienia/${ORDER.returned}`), 'anna@example.com', mailTokens.returned],
  ['an order as data', at(`/konto/zamowienia/${ORDER.returned}.data`), 'anna@example.com', mailTokens.returned],
  ['an order with an invoice', at(`/konto/zamowienia/${ORDER.invoiced}`), 'anna@example.com', mailTokens.invoiced],
  ['the document of an order', at(`/konto/zamowienia/${ORDER.returned}/pdf`), '%pdf', mailTokens.returned],
  ['the payment of an order', at(`/platnosc/${ORDER.waiting}`), ORDER.waiting, ''],
  [
    'the call about payments',
    async (who, key) => {
      const query = `id=${ORDER.returned}&get_ajax_items=orderdetails_payments${key ? `&key=${key}` : ''}`;
      return (await ask(`/orderdetails.php?${query}`, who)).text;
    },
    'zł',
    mailTokens.returned,
  ],
  ['what she bought', at('/kupione'), 'nóż składany', ''],
  ['her returns', at('/zwroty'), 'zw-plana2km', ''],
  ['a return', at('/zwroty/status?zwrot=ZW-PLANA2KM'), 'zw-plana2km', mailTokens.returned],
  ['the slip of a return', at('/zwroty/status/pdf?zwrot=ZW-PLANA2KM'), '%pdf', mailTokens.returned],
  ['a photo of a return', at(`/zwroty/zdjecie/${files.return}?zwrot=ZW-PLANA2KM`), 'found', mailTokens.returned],
  ['her complaints', at('/reklamacje/lista'), 'r172238', ''],
  ['a complaint', at('/reklamacje/R172238?widok=rozmowa'), 'r172238', mailTokens.complaint],
  ['the document of a complaint', at('/reklamacje/R172238/pdf'), '%pdf', mailTokens.complaint],
  ['a file of a complaint', at(`/reklamacje/R172238/plik/${files.complaint}`), 'found', mailTokens.complaint],
  ['a withdrawal', at('/odstapienie/gotowe?kod=OD-TESTTEST'), 'od-testtest', ''],
  ['the document of a withdrawal', at('/odstapienie/gotowe/pdf?kod=OD-TESTTEST'), '%pdf', mailTokens.returned],
  ['her data', at('/konto/dane'), 'leśniewska', ''],
  ['her export', at('/konto/prywatnosc/dane.json'), 'leśniewska', ''],
  ['her lists', at('/listy'), 'zimowy biwak', ''],
  ['a private list', at('/listy/1'), 'lista zakupowa', ''],
  [
    'her lists in the call',
    async (who) => graphql('{ shoppingList(ShoppingListInput: {}) { name } }', who),
    'zimowy biwak',
    '',
  ],
  [
    'a private list in the call',
    async (who) => graphql('{ shoppingList(ShoppingListInput: {id: 1}) { name } }', who),
    'lista zakupowa',
    '',
  ],
];
const SHARED = 'wspolna-lista-anny-zimowy-biwak1';

describe('personal records', () => {
  it.each(PLACES)('%s is visible to its owner and by the link of the email only', async (_place, look, word, key) => {
    const isVisible = async (who: Requested, by = '') => (await look(who, by)).includes(word);
    expect(await isVisible(owner)).toBe(true);
    if (key) expect(await isVisible(guest, key)).toBe(true);
    const foreign = [
      await isVisible(guest),
      await isVisible(stranger),
      await isVisible(guest, 'x'.repeat(32)),
      await isVisible(stranger, SHARED),
    ];
    expect(foreign).toEqual([false, false, false, false]);
  });

  it('the files behind it have no other address', async () => {
    for (const name of Object.values(files)) {
      for (const path of [`/wgrane/${name}`, `/obraz/640/${name}`, `/obraz/640/opinie/${name}`, `/media/${name}`]) {
        expect([path, (await ask(path, owner)).status]).toEqual([path, 404]);
      }
    }
  });

  it('a list is visible by its link only while it is shared', async () => {
    const look = async (who: Requested) => (await ask(`/listy/2?token=${SHARED}`, who)).status;
    expect([await look(owner), await look(guest), await look(stranger)]).toEqual([200, 200, 200]);
    expect((await ask('/listy/2', guest)).status).toBe(404);
    expect((await ask(`/listy/1?token=${SHARED}`, guest)).status).toBe(404);
    await graphql(
      'mutation { setShoppingList(ShoppingListInput: {id: 2}, ShoppingListSettingsInput: {public: false}) { status } }',
      owner,
    );
    expect([await look(owner), await look(guest), await look(stranger)]).toEqual([200, 404, 404]);
  });
});

/** Last: afterwards there is no Anna. */
describe('X.23 after the account is closed', () => {
  // An order that is being complained about stays a guest's until that is over.
  const over = PLACES.filter(([place]) => place !== 'the payment of an order');
  const tries = over.flatMap(([place, look, word, key]) =>
    [owner, guest, stranger].flatMap((who) =>
      ['', ...(key ? [key] : [])].map((by) => ({ place, look, word, who, by })),
    ),
  );

  it('nothing opens it, neither the old sign-in nor the old links', async () => {
    const closed = await closeAccount(shop, ANNA, { password: 'polana1', caller: '10.0.0.9' });
    expect(closed).toBe('closed');
    const open: string[] = [];
    for (const { place, look, word, who, by } of tries) {
      const text = await look(who, by);
      if (text.includes(word) || /leśniewska|anna@example\.com/.test(text)) open.push(place);
    }
    expect(open).toEqual([]);
    expect((await ask(`/listy/2?token=${SHARED}`, guest)).status).toBe(404);
  });
});
