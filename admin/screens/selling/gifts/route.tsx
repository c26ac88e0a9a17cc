import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { gifts as texts } from '#texts/panel/selling-rebates.ts';
import { changeRow } from '../offer/offer-acts.server.ts';
import { OfferList } from '../offer/offer-list.tsx';
import { GIFTS } from '../offer/things.server.ts';
import { loadGifts } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  acts: { on: 'offer.change', off: 'offer.change', up: 'offer.change', down: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadGifts(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(GIFTS, args);

export default function Gifts() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        {mayChange && <ButtonLink to="/zaplecze/gratisy/nowy">{texts.add}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer ?? saved} />
      <OfferList
        caption={texts.title}
        columns={texts.columns}
        rows={rows}
        list="/zaplecze/gratisy"
        mayChange={mayChange}
        movable
        empty={texts.empty}
      />
    </>
  );
}
