import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { staffContext } from '#admin/staff.server.ts';
import { changeRow } from '#admin/ui/things/thing-acts.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { type FileStore, StoreError } from '#shop/platform/files/index.ts';
import { findStaffSession } from '#shop/platform/staff/index.ts';
import { moderate } from './after-sale/opinions/act.server.ts';
import { sendUpload } from './after-sale/parts/after-sale.server.ts';
import { settleQuestion } from './after-sale/questions/act.server.ts';
import { sendImport } from './catalogue/import/act.server.ts';
import { actOnImport } from './catalogue/import-one/act.server.ts';
import { changeAccount } from './platform/account/act.server.ts';
import { actOnOpening } from './platform/checklist/act.server.ts';
import { answerPasskey } from './platform/passkey/act.server.ts';
import { changePeople } from './platform/people/act.server.ts';
import { saveSettings } from './platform/settings-section/act.server.ts';
import { changeCards } from './selling/gift-cards/act.server.ts';
import { REBATES } from './selling/offer/things.server.ts';
import { changePointRules } from './selling/points/act.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const context = new RouterContextProvider();
context.set(shopContext, shop);
context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));

type Act = (context: RouterContextProvider, request: Request) => Promise<unknown>;

const withArgs =
  (act: (args: ActionFunctionArgs) => Promise<unknown>): Act =>
  (context, request) =>
    act({ context, request, params: {}, url: new URL(request.url), pattern: '' });

const ACTS: [string, Act][] = [
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

/** The guard asks first; but what a screen names and its action does not know must do nothing, least of all the gravest thing. */
it.each(ACTS)('O.09 an intent its action does not know does nothing: %s', async (_, act) => {
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
