import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { barFields } from '#rules/content/frame/frame-fields.ts';
import { bars as texts } from '#texts/panel/content-frame.ts';
import { BARS } from '../bars/thing.server.ts';

export const handle: PanelHandle = {
  access: 'content.change',
  acts: { save: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(BARS, args);
export const action = (args: ActionFunctionArgs) => saveThing(BARS, args);

const GROUPS = [{ names: Object.keys(barFields) }];

export default function Bar() {
  return <ThingEditor fields={barFields} groups={GROUPS} words={texts} list="/zaplecze/paski" named="text" />;
}
