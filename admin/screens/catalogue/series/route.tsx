import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { changeRow } from '#admin/ui/things/thing-acts.server.ts';
import { ThingScreen } from '#admin/ui/things/thing-screen.tsx';
import { series as texts } from '#texts/panel/catalogue-words.ts';
import { loadWords, SERIES } from '../words/things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  acts: { remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('series', args);
export const action = (args: ActionFunctionArgs) => changeRow(SERIES, args);

export default function Series() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ThingScreen words={texts} list="/zaplecze/serie" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
