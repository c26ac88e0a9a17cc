import { useRef } from 'react';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel.ts';
import { changeTransfers } from './action.server.ts';
import { loadTransfers } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'money.refund',
  actions: { paid: 'money.refund' },
  sensitive: ['paid'],
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadTransfers(context);
export const action = ({ context, request }: ActionFunctionArgs) => changeTransfers(context, request);

export default function Transfers() {
  const { rows, sum, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        {rows.length > 0 && (
          <ButtonLink to="/zaplecze/zamowienia/pliki/do-zwrotu.csv" look="secondary" size="sm" reloadDocument>
            {texts.file}
          </ButtonLink>
        )}
      </ScreenHeader>
      <ActResult answer={answer} />
      {rows.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <TransferForm key={key} rows={rows} sum={sum} formKey={key} marked={answer?.marked} />
      )}
    </>
  );
}

type Row = Awaited<ReturnType<typeof loadTransfers>>['rows'][number];

interface TransferFormProps {
  rows: Row[];
  sum: string;
  formKey: string;
  marked: string[] | undefined;
}

function TransferForm({ rows, sum, formKey, marked }: TransferFormProps) {
  const list = useRef<HTMLDivElement>(null);
  function chooseAll(checked: boolean) {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[name=transfer]') ?? [])
      box.checked = checked;
  }
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="key" value={formKey} />
      <div ref={list}>
        <label className="mb-2 flex min-h-11 items-center gap-3">
          <input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
          {texts.chooseAll}
        </label>
        <PanelTable
          caption={texts.title}
          room="wide"
          rows={rows}
          keyOf={({ value }) => value}
          columns={[
            {
              label: texts.columns.order,
              cell: (row) => <ChosenOrder row={row} isMarked={marked?.includes(row.value)} />,
            },
            {
              label: texts.columns.name,
              cell: ({ name, email }) => (
                <div>
                  {name}
                  <span className="block text-ink-soft text-sm wrap-anywhere">{email}</span>
                </div>
              ),
            },
            {
              label: texts.columns.account,
              cell: ({ account, note }) =>
                account || <span className="text-warn">{note ? texts.note(note) : texts.noAccount}</span>,
            },
            { label: texts.columns.amount, className: 'whitespace-nowrap', cell: ({ amount }) => amount },
            { label: texts.columns.transfer, cell: ({ transfer }) => transfer },
            { label: texts.columns.since, cell: ({ since }) => <PanelTime at={since} /> },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ConfirmButton intent="paid" question={texts.question}>
          {texts.markPaid}
        </ConfirmButton>
        <p className="figures font-semibold">{texts.sum(sum)}</p>
      </div>
    </Form>
  );
}

function ChosenOrder({ row, isMarked }: { row: Row; isMarked: boolean | undefined }) {
  const { value, number, name, amount } = row;
  return (
    <span className="flex items-center gap-1">
      <label className="-ml-3 flex min-h-11 min-w-11 items-center justify-center">
        <span className="sr-only">{texts.choose(name, amount)}</span>
        <input type="checkbox" name="transfer" value={value} defaultChecked={isMarked} />
      </label>
      <Link to={`/zaplecze/zamowienia/${number}`} className="whitespace-nowrap underline">
        {number}
      </Link>
    </span>
  );
}
