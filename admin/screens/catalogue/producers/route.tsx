import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { producers as texts } from '#texts/panel/catalogue-words.ts';
import { changeRow } from '../../selling/offer/offer-acts.server.ts';
import { OfferScreen } from '../../selling/offer/offer-screen.tsx';
import { loadWords, PRODUCERS } from '../words/things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  acts: { remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('producers', args);
export const action = (args: ActionFunctionArgs) => changeRow(PRODUCERS, args);

export default function Producers() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OfferScreen words={texts} list="/zaplecze/producenci" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
