import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { giftFields } from '#rules/selling/rebates/rebate-fields.ts';
import { gifts as texts } from '#texts/panel/selling-rebates.ts';
import { GIFTS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(GIFTS, args);
export const action = (args: ActionFunctionArgs) => saveThing(GIFTS, args);

const GROUPS = [{ names: Object.keys(giftFields) }];

export default function Gift() {
  return <ThingEditor fields={giftFields} groups={GROUPS} words={texts} list="/zaplecze/gratisy" named="productId" />;
}
