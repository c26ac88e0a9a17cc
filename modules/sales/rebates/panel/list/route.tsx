import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { REBATES } from '#modules/sales/rebates/panel/resources.server.ts';
import { rebates as texts } from '../../texts/panel.ts';
import { loadRebates } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: { on: 'offer.change', off: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadRebates(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(REBATES, args);

export default function Rebates() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/kody-rabatowe"
      rows={rows}
      mayChange={mayChange}
      answer={answer ?? saved}
    />
  );
}
