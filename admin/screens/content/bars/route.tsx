import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { bars as texts } from '#texts/panel/content-frame.ts';
import { changeRow } from '../../selling/offer/offer-acts.server.ts';
import { OfferScreen } from '../../selling/offer/offer-screen.tsx';
import { BARS, loadBars } from './thing.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  acts: {
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
    <OfferScreen
      words={texts}
      list="/zaplecze/paski"
      rows={rows}
      mayChange={mayChange}
      movable
      answer={answer ?? saved}
    />
  );
}
