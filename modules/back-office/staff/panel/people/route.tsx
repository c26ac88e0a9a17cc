import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as texts from '../../texts/panel-people.ts';
import type { PanelHandle } from '../access.ts';
import { changePeople, loadPeople, type PeopleAnswer } from './action.server.ts';
import { InviteForm, WaitingInvitations } from './invitations.tsx';
import { PeopleTable } from './people-table.tsx';

export const handle: PanelHandle = {
  access: 'people.manage',
  actions: {
    invite: 'people.manage',
    'cancel-invitation': 'people.manage',
    role: 'people.manage',
    'switch-off': 'people.manage',
    'switch-on': 'people.manage',
    'reset-password': 'people.manage',
    'reset-access': 'people.manage',
  },
  sensitive: ['invite', 'cancel-invitation', 'role', 'switch-off', 'switch-on', 'reset-password', 'reset-access'],
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadPeople(context);
export const action = ({ context, request }: ActionFunctionArgs) => changePeople(context, request);

export default function People() {
  const { people, invitations } = useLoaderData<typeof loader>();
  const answer = useActionData<PeopleAnswer>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      {answer?.link && (
        <Card className="mb-5">
          <p>{texts.invite.link}</p>
          <p className="mt-1 break-all font-semibold">{answer.link}</p>
        </Card>
      )}
      <PeopleTable people={people} />
      <WaitingInvitations invitations={invitations} />
      <InviteForm email={answer?.email} role={answer?.role} fault={answer?.inviteFault} />
    </>
  );
}
