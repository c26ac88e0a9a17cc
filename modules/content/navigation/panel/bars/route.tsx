import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { bars as texts } from '../../texts/panel.ts';
import { BARS, loadBars } from './resource.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: {
    on: 'content.change',
    off: 'content.change',
    up: 'content.change',
    down: 'content.change',
    remove: 'content.change',
  },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadBars(args);
export const action = (args: ActionFunctionArgs) => changeRow(BARS, args);

export default function Bars() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/paski"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
