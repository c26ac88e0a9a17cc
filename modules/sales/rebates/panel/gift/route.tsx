import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { GIFTS } from '#modules/sales/rebates/panel/resources.server.ts';
import { giftFields } from '../../rules/rebate-fields.ts';
import { gifts as texts } from '../../texts/panel.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(GIFTS, args);
export const action = (args: ActionFunctionArgs) => saveThing(GIFTS, args);

const GROUPS = [{ names: Object.keys(giftFields) }];

export default function Gift() {
  return <ThingEditor fields={giftFields} groups={GROUPS} words={texts} list="/zaplecze/gratisy" named="productId" />;
}
