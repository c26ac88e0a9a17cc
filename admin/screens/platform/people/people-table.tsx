import { Form } from 'react-router';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { Select } from '#app/ui/text-controls.tsx';
import { ROLES, type Role } from '#rules/platform/staff/permissions.ts';
import * as texts from '#texts/panel/platform-people.ts';

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
    <Table caption={texts.table.caption}>
      <thead>
        <tr>
          <th scope="col">{texts.table.name}</th>
          <th scope="col">{texts.table.role}</th>
          <th scope="col">{texts.table.seen}</th>
          <th scope="col">{texts.table.state}</th>
          <th scope="col">{texts.table.actions}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </Table>
  );
}

function PersonRow({ person: { id, name, email, role, active, seenAt, isOwn } }: { person: ShownPerson }) {
  return (
    <tr>
      <th scope="row">
        {name} {isOwn && <Badge tone="brand">{texts.table.you}</Badge>}
        <span className="block font-normal text-ink-soft text-sm">{email}</span>
      </th>
      <td>
        <Form method="post" className="flex min-w-72 items-center gap-2">
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
      </td>
      <td>{seenAt ? <PanelTime at={seenAt} /> : texts.table.never}</td>
      <td>
        <Badge tone={active ? 'ok' : 'neutral'}>{active ? texts.table.on : texts.table.off}</Badge>
      </td>
      <td>
        <Form method="post" className="flex min-w-64 flex-wrap gap-2">
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
      </td>
    </tr>
  );
}

function RoleSelect({ label, role }: { label: string; role: Role }) {
  return (
    <Select name="role" defaultValue={role} key={role} aria-label={label} className="min-w-36 grow">
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {texts.roles[one]}
        </option>
      ))}
    </Select>
  );
}
