import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { changeRow } from '#admin/ui/things/thing-acts.server.ts';
import { ThingScreen } from '#admin/ui/things/thing-screen.tsx';
import { express as texts } from '#texts/panel/selling-payments.ts';
import { EXPRESS } from '../offer/things.server.ts';
import { loadExpressCheckouts } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  acts: { on: 'offer.change', off: 'offer.change', up: 'offer.change', down: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadExpressCheckouts(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(EXPRESS, args);

export default function ExpressCheckouts() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ThingScreen
      words={texts}
      list="/zaplecze/szybki-zakup"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
