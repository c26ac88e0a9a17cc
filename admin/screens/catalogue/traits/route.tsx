import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { changeRow } from '#admin/ui/things/thing-acts.server.ts';
import { ThingScreen } from '#admin/ui/things/thing-screen.tsx';
import { traits as texts } from '#texts/panel/catalogue-words.ts';
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
    <ThingScreen
      words={texts}
      list="/zaplecze/cechy"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
