import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { roles } from '../../texts/panel-people.ts';
import { invitation as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { PersonFields } from '../parts/person-fields.tsx';
import { join, loadInvitation } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { accept: 'anyone' }, title: texts.title };

export const loader = ({ context, params }: LoaderFunctionArgs) => loadInvitation(context, params.token);
export const action = ({ context, params, request }: ActionFunctionArgs) => join(context, params.token, request);

export default function Invitation() {
  const { invited } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer>();
  if (!invited) return <Entrance title={texts.used.title} lead={texts.used.lead} />;
  return (
    <Entrance title={texts.title} lead={texts.lead(invited.email, roles[invited.role])}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
        <PersonFields answer={answer} />
        <Button type="submit" name="intent" value="accept" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
    </Entrance>
  );
}
