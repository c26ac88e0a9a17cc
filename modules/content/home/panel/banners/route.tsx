import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { banners as texts } from '../../texts/panel.ts';
import { changeBanners, loadBanners } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { up: 'content.change', down: 'content.change', remove: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadBanners(args);
export const action = (args: ActionFunctionArgs) => changeBanners(args);

export default function Banners() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/bannery"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
