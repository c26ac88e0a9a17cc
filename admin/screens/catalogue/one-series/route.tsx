import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { seriesFields } from '#rules/catalogue/managing/group-fields.ts';
import { series as texts } from '#texts/panel/catalogue-words.ts';
import { loadThing, saveThing } from '../../selling/offer/offer-acts.server.ts';
import { OfferEditor } from '../../selling/offer/offer-editor.tsx';
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
  return <OfferEditor fields={seriesFields} groups={GROUPS} words={texts} list="/zaplecze/serie" named="name" />;
}
