import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { methods as texts } from '../../texts/panel.ts';
import { changeMethod, loadMethods } from './load.server.ts';

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

export const loader = ({ context, request }: LoaderFunctionArgs) => loadMethods(context, request);
export const action = (args: ActionFunctionArgs) => changeMethod(args);

export default function PaymentMethods() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResourceScreen
      words={texts}
      list="/zaplecze/platnosci"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
