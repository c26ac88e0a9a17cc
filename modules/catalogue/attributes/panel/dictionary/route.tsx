import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { dictionary as texts } from '../../texts/panel.ts';
import { ENTRIES, loadWords } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('dictionary', args);
export const action = (args: ActionFunctionArgs) => changeRow(ENTRIES, args);

export default function Dictionary() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen words={texts} list="/zaplecze/slownik" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
