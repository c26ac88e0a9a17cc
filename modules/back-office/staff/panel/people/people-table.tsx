import { Form } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { ROLES, type Role } from '../../rules/permissions.ts';
import * as texts from '../../texts/panel-people.ts';

export interface ShownPerson {
  id: number;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  seenAt: Date | null;
  isOwn: boolean;
}

export function PeopleTable({ people }: { people: readonly ShownPerson[] }) {
  return (
    <PanelTable
      caption={texts.table.caption}
      room="wide"
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        { label: texts.table.name, cell: (person) => <PersonName person={person} /> },
        { label: texts.table.role, cell: (person) => <RoleForm person={person} /> },
        {
          label: texts.table.seen,
          cell: ({ seenAt }) => (seenAt ? <PanelTime at={seenAt} /> : texts.table.never),
        },
        {
          label: texts.table.state,
          cell: ({ active }) => (
            <Badge tone={active ? 'ok' : 'neutral'}>{active ? texts.table.on : texts.table.off}</Badge>
          ),
        },
        { label: texts.table.actions, isActions: true, cell: (person) => <PersonActions person={person} /> },
      ]}
    />
  );
}

function PersonName({ person: { name, email, isOwn } }: { person: ShownPerson }) {
  return (
    <>
      {name} {isOwn && <Badge tone="brand">{texts.table.you}</Badge>}
      <span className="block font-normal text-ink-soft text-sm wrap-anywhere">{email}</span>
    </>
  );
}

function RoleForm({ person: { id, name, role } }: { person: ShownPerson }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="id" value={id} />
      <RoleSelect label={texts.roleOf(name)} role={role} />
      <Button
        type="submit"
        name="intent"
        value="role"
        look="secondary"
        size="sm"
        className="shrink-0 whitespace-nowrap"
      >
        {texts.changeRole}
      </Button>
    </Form>
  );
}

function PersonActions({ person: { id, name, email, active, isOwn } }: { person: ShownPerson }) {
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {active && !isOwn && (
        <>
          <ConfirmButton
            intent="reset-password"
            question={texts.reset.passwordQuestion(name, email)}
            look="secondary"
            size="sm"
          >
            {texts.reset.password}
          </ConfirmButton>
          <ConfirmButton
            intent="reset-access"
            question={texts.reset.accessQuestion(name, email)}
            look="secondary"
            size="sm"
          >
            {texts.reset.access}
          </ConfirmButton>
        </>
      )}
      {active ? (
        <ConfirmButton intent="switch-off" question={texts.switchOffQuestion(name)} look="danger" size="sm">
          {texts.switchOff}
        </ConfirmButton>
      ) : (
        <Button type="submit" name="intent" value="switch-on" look="secondary" size="sm">
          {texts.switchOn}
        </Button>
      )}
    </Form>
  );
}

function RoleSelect({ label, role }: { label: string; role: Role }) {
  return (
    <Select name="role" defaultValue={role} key={role} aria-label={label} className="min-w-32 grow">
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {texts.roles[one]}
        </option>
      ))}
    </Select>
  );
}
