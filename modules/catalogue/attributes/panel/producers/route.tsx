import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { producers as texts } from '../../texts/panel.ts';
import { loadWords, PRODUCERS } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('producers', args);
export const action = (args: ActionFunctionArgs) => changeRow(PRODUCERS, args);

export default function Producers() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/producenci"
      rows={rows}
      mayChange={mayChange}
      answer={answer ?? saved}
    />
  );
}
