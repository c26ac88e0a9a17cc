import { useRef } from 'react';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { type ActAnswer, ActResult } from '#admin/ui/act-result.tsx';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import * as texts from '#texts/panel/selling-transfers.ts';
import { changeTransfers } from './act.server.ts';
import { loadTransfers } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'money.refund',
  acts: { paid: 'money.refund' },
  sensitive: ['paid'],
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadTransfers(context);
export const action = ({ context, request }: ActionFunctionArgs) => changeTransfers(context, request);

/** The list for the bank: taken there as a file, and marked when it was paid. */
export default function Transfers() {
  const { rows, sum, key } = useLoaderData<typeof loader>();
  const answer = useActionData<ActAnswer>();
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
      {rows.length === 0 ? <p>{texts.nothing}</p> : <TransferForm key={key} rows={rows} sum={sum} formKey={key} />}
    </>
  );
}

type Row = Awaited<ReturnType<typeof loadTransfers>>['rows'][number];

function TransferForm({ rows, sum, formKey }: { rows: Row[]; sum: string; formKey: string }) {
  const list = useRef<HTMLTableSectionElement>(null);
  function chooseAll(checked: boolean) {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = checked;
  }
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="key" value={formKey} />
      <Table caption={texts.title}>
        <thead>
          <tr>
            <th scope="col">
              <label className="flex min-h-11 min-w-11 items-center justify-center">
                <span className="sr-only">{texts.chooseAll}</span>
                <input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
              </label>
            </th>
            <th scope="col">{texts.columns.order}</th>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.account}</th>
            <th scope="col">{texts.columns.amount}</th>
            <th scope="col">{texts.columns.transfer}</th>
            <th scope="col">{texts.columns.since}</th>
          </tr>
        </thead>
        <tbody ref={list}>
          {rows.map((row) => (
            <Transfer key={row.value} row={row} />
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ConfirmButton intent="paid" question={texts.question}>
          {texts.markPaid}
        </ConfirmButton>
        <p className="figures font-semibold">{texts.sum(sum)}</p>
      </div>
    </Form>
  );
}

function Transfer({ row: { value, number, name, email, account, note, amount, transfer, since } }: { row: Row }) {
  return (
    <tr>
      <td>
        <label className="flex min-h-11 min-w-11 items-center justify-center">
          <span className="sr-only">{texts.choose(name, amount)}</span>
          <input type="checkbox" name="transfer" value={value} />
        </label>
      </td>
      <th scope="row">
        <Link to={`/zaplecze/zamowienia/${number}`} className="whitespace-nowrap underline">
          {number}
        </Link>
      </th>
      <td>
        {name}
        <span className="block break-all text-ink-soft text-sm">{email}</span>
      </td>
      <td className="min-w-48">
        {account || <span className="text-warn">{note ? texts.note(note) : texts.noAccount}</span>}
      </td>
      <td className="whitespace-nowrap">{amount}</td>
      <td className="min-w-40">{transfer}</td>
      <td>
        <PanelTime at={since} />
      </td>
    </tr>
  );
}
