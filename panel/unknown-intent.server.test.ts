import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sendUpload } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { moderate } from '#modules/after-sale/opinions/panel/action.server.ts';
import { settleQuestion } from '#modules/after-sale/questions/panel/action.server.ts';
import { actOnOpening } from '#modules/back-office/going-live/panel/action.server.ts';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { saveSettings } from '#modules/back-office/settings/panel/section/action.server.ts';
import { changeAccount } from '#modules/back-office/staff/panel/account/action.server.ts';
import { answerPasskey } from '#modules/back-office/staff/panel/passkey/action.server.ts';
import { changePeople } from '#modules/back-office/staff/panel/people/action.server.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession } from '#modules/back-office/staff/server/index.ts';
import { actOnImport } from '#modules/catalogue/import/panel/detail/action.server.ts';
import { sendImport } from '#modules/catalogue/import/panel/list/action.server.ts';
import { changePointRules } from '#modules/sales/loyalty/panel/action.server.ts';
import { changeCards } from '#modules/sales/payments/panel/gift-cards/action.server.ts';
import { REBATES } from '#modules/sales/rebates/panel/resources.server.ts';
import { type FileStore, StoreError } from '#platform/files/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const context = new RouterContextProvider();
context.set(shopContext, shop);
context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));

type Act = (context: RouterContextProvider, request: Request) => Promise<unknown>;

const withArgs =
  (act: (args: ActionFunctionArgs) => Promise<unknown>): Act =>
  (context, request) =>
    act({ context, request, params: {}, url: new URL(request.url), pattern: '' });

const ACTIONS: [string, Act][] = [
  ['opinions', moderate],
  ['questions', settleQuestion],
  ['import', sendImport],
  ['one import', (context, request) => actOnImport(context, request, 1)],
  ['account', changeAccount],
  ['opening', actOnOpening],
  ['passkey', answerPasskey],
  ['people', changePeople],
  ['settings', saveSettings],
  ['gift cards', withArgs(changeCards)],
  ['rows of the offer', withArgs((args) => changeRow(REBATES, args))],
  ['points', withArgs(changePointRules)],
];

/** The guard runs first; an intent that a screen names and its action does not know must do nothing, least of all the gravest change. */
it.each(ACTIONS)('O.09 an intent its action does not know does nothing: %s', async (_, act) => {
  const body = new URLSearchParams({ intent: 'something-new', id: '1', answer: 'Tak.', group: 'shop' });
  const request = new Request('http://sklep.test/zaplecze', { method: 'POST', body });
  await expect(act(context, request)).rejects.toMatchObject({ init: { status: 400 } });
});

it('a sent file that is gone is not found; a store that fails is an error', async () => {
  const upload = { file: 'ni/nie-ma.jpg', originalName: 'a.jpg', type: 'image/jpeg', isPublic: false };
  await expect(sendUpload(shop, upload)).rejects.toMatchObject({ init: { status: 404 } });
  const find = () => Promise.reject(new StoreError('The store of files did not answer in time'));
  const failing = { ...shop, files: { ...shop.files, uploads: { ...shop.files.uploads, find } as FileStore } };
  await expect(sendUpload(failing, upload)).rejects.toThrow(StoreError);
});
