import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { seriesFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { series as texts } from '../../texts/panel.ts';
import { SERIES } from '../things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(SERIES, args);
export const action = (args: ActionFunctionArgs) => saveThing(SERIES, args);

const GROUPS = [{ names: Object.keys(seriesFields) }];

export default function OneSeries() {
  return <ThingEditor fields={seriesFields} groups={GROUPS} words={texts} list="/zaplecze/serie" named="name" />;
}
