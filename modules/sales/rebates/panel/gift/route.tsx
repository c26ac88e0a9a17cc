import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { GIFTS } from '#modules/sales/rebates/panel/resources.server.ts';
import { giftFields } from '../../rules/rebate-fields.ts';
import { gifts as texts } from '../../texts/panel.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(GIFTS, args);
export const action = (args: ActionFunctionArgs) => saveResource(GIFTS, args);

const GROUPS = [{ names: Object.keys(giftFields) }];

export default function Gift() {
  return (
    <ResourceEditor fields={giftFields} groups={GROUPS} words={texts} list="/zaplecze/gratisy" named="productId" />
  );
}
