import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { traits as texts } from '#texts/panel/catalogue-words.ts';
import { changeRow } from '../../selling/offer/offer-acts.server.ts';
import { OfferScreen } from '../../selling/offer/offer-screen.tsx';
import { loadWords, TRAITS } from '../words/things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  acts: { remove: 'catalogue.change', up: 'catalogue.change', down: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('traits', args);
export const action = (args: ActionFunctionArgs) => changeRow(TRAITS, args);

export default function Traits() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OfferScreen
      words={texts}
      list="/zaplecze/cechy"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
