import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { barFields } from '../../rules/frame-fields.ts';
import { bars as texts } from '../../texts/panel.ts';
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
