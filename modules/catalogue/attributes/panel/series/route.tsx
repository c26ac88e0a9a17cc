import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { series as texts } from '../../texts/panel.ts';
import { loadWords, SERIES } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadWords('series', args);
export const action = (args: ActionFunctionArgs) => changeRow(SERIES, args);

export default function Series() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen words={texts} list="/zaplecze/serie" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
