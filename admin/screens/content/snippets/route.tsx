import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { snippets as texts } from '#texts/panel/content-pieces.ts';
import { changeRow } from '../../selling/offer/offer-acts.server.ts';
import { OfferScreen } from '../../selling/offer/offer-screen.tsx';
import { loadSnippets, SNIPPETS } from './thing.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  acts: { on: 'scripts.change', off: 'scripts.change', remove: 'scripts.change' },
  sensitive: ['on'],
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadSnippets(args);
export const action = (args: ActionFunctionArgs) => changeRow(SNIPPETS, args);

export default function Snippets() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OfferScreen words={texts} list="/zaplecze/wstawki" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
