import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { GIFTS } from '#modules/sales/rebates/panel/resources.server.ts';
import { gifts as texts } from '../../texts/panel.ts';
import { loadGifts } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: {
    on: 'offer.change',
    off: 'offer.change',
    up: 'offer.change',
    down: 'offer.change',
    remove: 'offer.change',
  },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadGifts(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(GIFTS, args);

export default function Gifts() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/gratisy"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
