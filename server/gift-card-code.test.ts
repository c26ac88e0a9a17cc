import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { ON_DELIVERY } from '#modules/sales/checkout/rules/parse-order-form.ts';
import { getOrderSummary, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { openWholeShop } from './testing/whole-shop.ts';

const { shop, ask } = await openWholeShop();
/** 200 zł, PIN 2468. */
const CARD = '9900 1000 2000 3001';
const added = (amount: number) => rebateTexts.cardAdded(formatMoney(amount)).toLowerCase();
const GIFT_CARD = { productId: 17, size: '50', quantity: 1 };
const LANTERN = { productId: 42, size: 'uniw', quantity: 1 };

async function visit(...goods: (typeof LANTERN)[]) {
  const { visitor, token } = await createVisitor(shop);
  for (const good of goods) await addToBasket(shop, visitor.id, good);
  const shopper = { visitorId: visitor.id, customerId: null };
  const cookies = { client: token };
  const post = (form: Record<string, string>, page = '/koszyk') => ask(page, { cookies, form });
  return { shopper, cookies, post, cards: async () => (await getOrderSummary(shop, shopper)).cards.parts };
}

it.each(['/koszyk', '/rabaty'])('X.45 S8.27 the code field of %s takes a gift card with its PIN', async (page) => {
  const { post, cards, cookies } = await visit(LANTERN);
  const asked = await post({ code: CARD }, page);
  expect(asked.text).toContain(rebateTexts.cardOrUnknown.toLowerCase());
  expect(asked.text).toContain(rebateTexts.pin.toLowerCase());
  // Nothing typed is lost.
  expect(asked.text).toContain(`value="${CARD}"`);
  expect(await cards()).toEqual([]);
  const wrong = await post({ code: CARD, pin: '1111' }, page);
  expect(wrong.text).toContain(paymentTexts.cards['wrong-data'].toLowerCase());
  expect(wrong.text).toContain('id="rebate-pin"');
  const taken = await post({ code: CARD, pin: '2468' }, page);
  expect(taken.text).toContain(added(200_00));
  const [part] = await cards();
  expect(part).toMatchObject({ card: { ending: '3001' }, amount: 3490 });
  expect((await ask(page, { cookies })).text).toContain('…3001');
  expect(await post({ removeCard: String(part?.card.cardId) }, page)).toMatchObject({ status: 302, location: page });
  expect(await cards()).toEqual([]);
});

it('the code field takes a voucher at once and says why a spent card does not pay', async () => {
  const { post } = await visit(LANTERN);
  expect((await post({ code: 'bon50polana' })).text).toContain(added(50_00));
  const used = await post({ code: '9900 1000 2000 3005', pin: '2468' });
  expect(used.text).toContain(paymentTexts.cardRefusal('used', 'gift-card').toLowerCase());
  for (const code of ['DARMWA', 'NIEMAMNIE']) {
    const { text } = await post({ code });
    expect(text).toContain(rebateTexts.verdict({ kind: 'unknown' }).toLowerCase());
    expect(text).not.toContain('id="rebate-pin"');
  }
});

it('wrong PINs in the code field are limited like those of the summary', async () => {
  const { post, cards } = await visit(LANTERN);
  const guess = (pin: string) => post({ code: '9900 1000 2000 3002', pin });
  for (let pin = 1000; pin < 1005; pin++) {
    expect((await guess(String(pin))).text).toContain(paymentTexts.cards['wrong-data'].toLowerCase());
  }
  expect((await guess('2468')).text).toContain(paymentTexts.cards['too-many-attempts'].toLowerCase());
  expect(await cards()).toEqual([]);
});

it('payment on delivery is offered for goods that are sent, never for gift cards alone', async () => {
  const radio = new RegExp(`<input[^>]*value="${ON_DELIVERY}"`);
  const offered = async (...goods: (typeof LANTERN)[]) => {
    const { cookies, shopper } = await visit(...goods);
    // Also when it was chosen before the goods that are sent left the basket.
    await saveOrderData(shop, shopper, { prepaid: false, courierId: 1 });
    const { text } = await ask('/zamowienie/dane', { cookies });
    const { onDelivery, method } = await getOrderSummary(shop, shopper);
    return [radio.test(text), onDelivery !== null, method !== null];
  };
  expect(await offered(LANTERN)).toEqual([true, true, true]);
  expect(await offered(LANTERN, GIFT_CARD)).toEqual([true, true, true]);
  expect(await offered(GIFT_CARD)).toEqual([false, false, false]);
});
