import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { locations as texts } from '#texts/panel/selling-delivery.ts';
import { changeRow } from '../offer/offer-acts.server.ts';
import { OfferList } from '../offer/offer-list.tsx';
import { LOCATIONS } from '../offer/things.server.ts';
import { loadLocations } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  acts: { up: 'offer.change', down: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadLocations(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(LOCATIONS, args);

export default function Locations() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        {mayChange && <ButtonLink to="/zaplecze/sklepy/nowy">{texts.add}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer ?? saved} />
      <OfferList
        caption={texts.title}
        columns={texts.columns}
        rows={rows}
        list="/zaplecze/sklepy"
        mayChange={mayChange}
        movable
        empty={texts.empty}
      />
    </>
  );
}
