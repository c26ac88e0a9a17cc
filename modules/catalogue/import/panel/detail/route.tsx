import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { UnderpricedNotice } from '#modules/catalogue/product-admin/panel/underpriced/underpriced-notice.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { useLookAgain } from '#platform/panel-ui/use-look-again.ts';
import { Badge } from '#platform/ui/badge.tsx';
import * as texts from '../../texts/panel.ts';
import { actOnImport } from './action.server.ts';
import { ImportProgress } from './import-progress.tsx';
import { Examples, Faults, LeftProducts } from './import-results.tsx';
import { loadImport } from './load.server.ts';
import { MappingForm } from './mapping-form.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: {
    check: 'catalogue.change',
    import: 'catalogue.change',
    stop: 'catalogue.change',
    resume: 'catalogue.change',
    undo: 'catalogue.change',
  },
  title: texts.title,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadImport(context, Number(params.id));
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnImport(context, request, Number(params.id));

/** One file: what its columns mean, what it would do, how far it is, what came of it. */
export default function OneImport() {
  const row = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useLookAgain(row.isMoving);
  const { state } = row;
  return (
    <>
      <ScreenHeader
        title={texts.one.title(row.id)}
        state={<Badge tone={state === 'done' ? 'ok' : 'neutral'}>{texts.states[state]}</Badge>}
        back={{ to: '/zaplecze/import', label: texts.one.back }}
        lead={<span className="[overflow-wrap:anywhere]">{`${row.name} · ${row.at} · ${row.who}`}</span>}
      />
      <ActResult answer={answer} />
      <UnderpricedNotice bundles={row.underpriced} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ImportProgress row={row} />
        {row.faults.length > 0 && <Faults row={row} />}
        {state === 'checked' && <Examples {...row} />}
        {row.mapping && row.may.start && (
          <MappingForm headings={row.mapping} choices={row.choices} chosen={answer?.chosen} isFeed={row.isFeed} />
        )}
        {row.left.length > 0 && <LeftProducts {...row} />}
      </div>
    </>
  );
}
