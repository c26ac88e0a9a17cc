import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { signIn, forgotten as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import { loadSignIn } from '../sign-in/action.server.ts';
import { requestLink } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { ask: 'anyone' }, title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSignIn(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => requestLink(context, request);

export default function Forgotten() {
  const answer = useActionData<typeof action>();
  return (
    <Entrance title={texts.title} lead={answer?.isRequested ? undefined : texts.lead}>
      {answer?.isRequested ? (
        <Message kind="success">{texts.asked(answer.email)}</Message>
      ) : (
        <form method="post" className="grid gap-5">
          <TextField
            label={signIn.email}
            error={answer?.fault}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.email}
            required
          />
          <Button type="submit" name="intent" value="ask" size="lg" wide>
            {texts.submit}
          </Button>
        </form>
      )}
      <p className="text-ink-soft text-sm">{texts.factorLost}</p>
      <TextLink to="/zaplecze/logowanie" quiet>
        {texts.back}
      </TextLink>
    </Entrance>
  );
}
