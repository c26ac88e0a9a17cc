import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Select } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/platform-audit.ts';
import { loadAudit } from './load.server.ts';

export const handle: PanelHandle = { access: 'audit.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAudit(context, request);

type Shown = Awaited<ReturnType<typeof loadAudit>>;

export default function Audit() {
  const { asked, people, entries, olderThan } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <Filter asked={asked} people={people} />
      {entries.length === 0 ? <p>{texts.nothing}</p> : <Entries entries={entries} />}
      {olderThan !== undefined && (
        <ButtonLink to={olderLink(asked, olderThan)} look="secondary" className="mt-5">
          {texts.older}
        </ButtonLink>
      )}
    </>
  );
}

function Filter({ asked, people }: Pick<Shown, 'asked' | 'people'>) {
  return (
    <Form method="get" className="mb-5 grid items-start gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
      <Field label={texts.filter.person}>
        {(wiring) => (
          <Select {...wiring} name="osoba" defaultValue={asked.person}>
            <option value="">{texts.filter.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField label={texts.filter.kind} hint={texts.filter.kindHint} name="rodzaj" defaultValue={asked.kind} />
      <TextField label={texts.filter.id} name="numer" defaultValue={asked.id} />
      <Button type="submit" className="md:mt-8">
        {texts.filter.submit}
      </Button>
    </Form>
  );
}

function Entries({ entries }: Pick<Shown, 'entries'>) {
  return (
    <Table caption={texts.table.caption} className="panel-table">
      <thead>
        <tr>
          <th scope="col">{texts.table.at}</th>
          <th scope="col">{texts.table.who}</th>
          <th scope="col">{texts.table.what}</th>
          <th scope="col">{texts.table.object}</th>
          <th scope="col">{texts.table.from}</th>
          <th scope="col">{texts.table.to}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <PanelTime at={entry.at} />
            </td>
            <td>{entry.actorKind === 'staff' ? entry.actorName : texts.actors[entry.actorKind]}</td>
            <td>{entry.action}</td>
            <td>
              {entry.objectKind} {entry.objectId}
            </td>
            <td className="max-w-80 whitespace-pre-line break-words">{entry.from}</td>
            <td className="max-w-80 whitespace-pre-line break-words">{entry.to}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function olderLink({ person, kind, id }: Shown['asked'], before: number): string {
  return `/zaplecze/dziennik?${new URLSearchParams({ osoba: person, rodzaj: kind, numer: id, przed: String(before) })}`;
}
