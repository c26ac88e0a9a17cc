import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { traits as texts } from '../../texts/panel.ts';
import { loadWords, TRAITS } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { remove: 'catalogue.change', up: 'catalogue.change', down: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('traits', args);
export const action = (args: ActionFunctionArgs) => changeRow(TRAITS, args);

export default function Traits() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/cechy"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
