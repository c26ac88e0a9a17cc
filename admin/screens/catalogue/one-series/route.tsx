import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { seriesFields } from '#rules/catalogue/managing/group-fields.ts';
import { series as texts } from '#texts/panel/catalogue-words.ts';
import { SERIES } from '../words/things.server.ts';

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
