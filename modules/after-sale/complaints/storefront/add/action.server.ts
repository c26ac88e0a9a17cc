import { type RouterContextProvider, redirect } from 'react-router';
import { BUY_PLACES, PAYMENT_SOURCES, type Purchase, purchaseDate } from '#modules/after-sale/claims/rules/purchase.ts';
import { plainOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { listLocations } from '#modules/sales/delivery/server/index.ts';
import { parseForm, toSentFiles } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { complaintLink } from '../../rules/complaint-links.ts';
import { filePurchase } from '../../server/index.ts';
import * as texts from '../../texts/add.ts';
import * as complaintProductsTexts from '../../texts/products.ts';
import { attachmentFaultText } from '../../texts/storefront.ts';
import { type AddValues, addForm } from './add-form.ts';

/** S2.73: files a complaint about goods that are in no order. */
export async function receiveAdd(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const today = warsawDay(shop.now());
  const form = await parseForm(request, addForm(today));
  if (form.kind === 'wrong') return form.reply;
  const { value } = form;
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const outcome = await filePurchase(
    shop,
    { visitorId, customerId: session?.customerId ?? null, key: value.key },
    {
      product: plainOpinion(value.product, 200),
      description: plainOpinion(value.usterka, 2000),
      email: value.email,
      phone: value.phone,
      caller: page.caller(),
      purchase: await parsePurchase(shop, value, today),
      files: await toSentFiles(value.comment_photo),
    },
  );
  if (outcome.kind === 'too-often') return form.refuse({ form: texts.tooOften });
  if (outcome.kind === 'wrong-key') return form.refuse({ form: complaintProductsTexts.stale });
  if (outcome.kind === 'file-refused') {
    return form.refuse({ fields: { comment_photo: attachmentFaultText(outcome.file, outcome.reason) } });
  }
  throw redirect(`${complaintLink(outcome.number)}&przyjeta=tak`);
}

async function parsePurchase(shop: Shop, value: AddValues, today: string): Promise<Purchase> {
  const text = (name: Exclude<keyof AddValues, 'comment_photo'>) => plainOpinion(value[name], 500);
  const source = chosenOf(PAYMENT_SOURCES, value.payment_source);
  const place = chosenOf(BUY_PLACES, value.buy_place);
  const parts = { year: text('beginy'), month: text('beginm'), day: text('begind') };
  const site = (await listLocations(shop)).find(({ id }) => String(id) === value.stock);
  return {
    serialNumber: text('serial_number'),
    boughtOn: purchaseDate(parts, today) ?? today,
    buyPlace: place,
    buyPlaceDetails: place === 'shop' ? '' : text('buy_place_desc'),
    paymentSource: source,
    // Data minimisation: only the fields of the chosen payment are stored.
    bankAccount: source === 'b' ? text('payment_addres1') : '',
    refundAddress: source === 'p' ? text('payment_addres2') : '',
    chequeData: source === 'c' ? text('payment_addres3') : '',
    site: site ? { id: site.id, name: `${site.name}, ${site.street}, ${site.city}` } : null,
  };
}

/** The form has refused every other word by now: one that comes here is a mistake of the shop, not another choice. */
function chosenOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`The form of a complaint let '${text}' through`);
  return word;
}
