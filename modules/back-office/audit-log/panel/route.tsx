import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { AUDIT_OBJECTS } from '#platform/audit/rules/audit-actions.ts';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import { AuditTable } from './audit-table.tsx';
import { loadAudit } from './load.server.ts';

export const handle: PanelHandle = { access: 'audit.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAudit(context, request);

type Shown = Awaited<ReturnType<typeof loadAudit>>;

const kinds = AUDIT_OBJECTS.map((kind) => ({ kind, name: texts.objects[kind] })).sort((one, other) =>
  one.name.localeCompare(other.name, 'pl'),
);

export default function Audit() {
  const { asked, people, entries, olderThan } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <Filter asked={asked} people={people} />
      {entries.length === 0 ? (
        <Empty
          text={texts.nothing}
          link={Object.values(asked).some(Boolean) ? { to: '/zaplecze/dziennik', label: texts.everything } : undefined}
        />
      ) : (
        <AuditTable entries={entries} />
      )}
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
            <option value="command">{texts.actors.command}</option>
            <option value="import">{texts.actors.import}</option>
            <option value="system">{texts.actors.system}</option>
            <option value="stranger">{texts.actors.stranger}</option>
          </Select>
        )}
      </Field>
      <Field label={texts.filter.kind}>
        {(wiring) => (
          <Select {...wiring} name="rodzaj" defaultValue={asked.kind}>
            <option value="">{texts.filter.everything}</option>
            {kinds.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField label={texts.filter.object} hint={texts.filter.objectHint} name="numer" defaultValue={asked.object} />
      {/* Next to the fields, below the height of their labels. */}
      <div className="md:pt-[calc(1lh+0.375rem)]">
        <Button type="submit">{texts.filter.submit}</Button>
      </div>
    </Form>
  );
}

function olderLink({ person, kind, object }: Shown['asked'], before: number): string {
  const asked = { osoba: person, rodzaj: kind, numer: object, przed: String(before) };
  return `/zaplecze/dziennik?${new URLSearchParams(asked)}`;
}
