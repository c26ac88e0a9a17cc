import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { locations as texts } from '../../texts/panel.ts';
import { LOCATIONS } from '../resources.server.ts';
import { loadLocations } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: { up: 'offer.change', down: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadLocations(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(LOCATIONS, args);

export default function Locations() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/sklepy"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
