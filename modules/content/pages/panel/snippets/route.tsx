import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { snippets as texts } from '#modules/content/home/texts/panel-pieces.ts';
import { loadSnippets, SNIPPETS } from './resource.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { on: 'scripts.change', off: 'scripts.change', remove: 'scripts.change' },
  sensitive: ['on'],
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadSnippets(args);
export const action = (args: ActionFunctionArgs) => changeRow(SNIPPETS, args);

export default function Snippets() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen words={texts} list="/zaplecze/wstawki" rows={rows} mayChange={mayChange} answer={answer ?? saved} />
  );
}
