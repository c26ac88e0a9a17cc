import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { methods as texts } from '#texts/panel/selling-payments.ts';
import { changeRow } from '../offer/offer-acts.server.ts';
import { OfferList } from '../offer/offer-list.tsx';
import { METHODS } from '../offer/things.server.ts';
import { loadMethods } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  acts: { on: 'offer.change', off: 'offer.change', up: 'offer.change', down: 'offer.change', remove: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadMethods(context, request);
export const action = (args: ActionFunctionArgs) => changeRow(METHODS, args);

export default function PaymentMethods() {
  const { rows, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        {mayChange && <ButtonLink to="/zaplecze/platnosci/nowy">{texts.add}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer ?? saved} />
      <OfferList
        caption={texts.title}
        columns={texts.columns}
        rows={rows}
        list="/zaplecze/platnosci"
        mayChange={mayChange}
        movable
        empty={texts.empty}
      />
    </>
  );
}
