import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { useLookAgain } from '#platform/panel-ui/use-look-again.ts';
import * as texts from '../../texts/panel.ts';
import { sendImport } from './action.server.ts';
import { ImportHistory } from './import-history.tsx';
import { loadImports } from './load.server.ts';
import { SendForms } from './send-forms.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { send: 'catalogue.change', fetch: 'catalogue.change' },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadImports(context);
export const action = ({ context, request }: ActionFunctionArgs) => sendImport(context, request);

export default function Import() {
  const { past } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useLookAgain(past.some((row) => row.isMoving));
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SendForms answer={answer} />
        <ImportHistory rows={past} />
      </div>
    </>
  );
}
