import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { dictionaryFields } from '#rules/catalogue/managing/group-fields.ts';
import { dictionary as texts } from '#texts/panel/catalogue-words.ts';
import { loadThing, saveThing } from '../../selling/offer/offer-acts.server.ts';
import { OfferEditor } from '../../selling/offer/offer-editor.tsx';
import { ENTRIES } from '../words/things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(ENTRIES, args);
export const action = (args: ActionFunctionArgs) => saveThing(ENTRIES, args);

const GROUPS = [{ names: Object.keys(dictionaryFields) }];

export default function DictionaryEntry() {
  return <OfferEditor fields={dictionaryFields} groups={GROUPS} words={texts} list="/zaplecze/slownik" named="term" />;
}
