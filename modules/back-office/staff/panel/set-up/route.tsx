import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { person, setUp as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { PersonFields } from '../parts/person-fields.tsx';
import { loadSetUp, makeOwner } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { 'set-up': 'anyone' }, title: texts.title };

export const loader = ({ context }: LoaderFunctionArgs) => loadSetUp(context);
export const action = ({ context, request }: ActionFunctionArgs) => makeOwner(context, request);

export default function SetUp() {
  const { isDone } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer>();
  if (isDone)
    return (
      <Entrance title={texts.done.title} lead={texts.done.lead}>
        <ButtonLink to="/zaplecze/logowanie" reloadDocument>
          {texts.done.go}
        </ButtonLink>
      </Entrance>
    );
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <form method="post" className="grid gap-5">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          autoComplete="off"
          defaultValue={answer?.typed?.code}
          required
        />
        <TextField
          label={person.email}
          error={answer?.faults?.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.typed?.email}
          required
        />
        <PersonFields answer={answer} />
        <Button type="submit" name="intent" value="set-up" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
    </Entrance>
  );
}
