import { Form } from 'react-router';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { ROLES, type Role } from '../../rules/permissions.ts';
import * as texts from '../../texts/panel-people.ts';

interface ShownInvitation {
  id: number;
  email: string;
  role: Role;
  endsAt: Date;
}

export function WaitingInvitations({ invitations }: { invitations: readonly ShownInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3">{texts.waiting.title}</h2>
      <PanelTable
        caption={texts.waiting.title}
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.waiting.email, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          { label: texts.waiting.role, cell: ({ role }) => texts.roles[role] },
          { label: texts.waiting.until, cell: ({ endsAt }) => <PanelTime at={endsAt} /> },
          {
            label: texts.table.actions,
            isActions: true,
            cell: (invitation) => <CancelButton invitation={invitation} />,
          },
        ]}
      />
    </section>
  );
}

function CancelButton({ invitation: { id, email } }: { invitation: ShownInvitation }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="cancel-invitation"
        look="secondary"
        size="sm"
        aria-label={texts.waiting.cancelOf(email)}
      >
        {texts.waiting.cancel}
      </Button>
    </Form>
  );
}

interface InviteFormProps {
  /** After a refusal. */
  email: string | undefined;
  role: Role | undefined;
  fault: string | undefined;
}

export function InviteForm({ email, role, fault }: InviteFormProps) {
  return (
    <Section title={texts.invite.title} className="mt-6 max-w-[40rem]">
      <Form method="post" className="grid gap-4">
        <TextField
          label={texts.invite.email}
          error={fault}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          required
        />
        <Field label={texts.invite.role}>
          {(wiring) => (
            <Select {...wiring} name="role" defaultValue={role ?? 'sales'}>
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {texts.roles[one]}: {texts.roleDetails[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" name="intent" value="invite" className="justify-self-start">
          {texts.invite.submit}
        </Button>
      </Form>
    </Section>
  );
}
