import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { signIn as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { loadSignIn, signInByPassword } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { 'sign-in': 'anyone' }, title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSignIn(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => signInByPassword(context, request);

export default function SignIn() {
  const answer = useActionData<EntryAnswer>();
  return (
    <Entrance title={texts.title}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      {answer?.proof && <Message kind="success">{answer.proof}</Message>}
      <form method="post" className="grid gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.typed?.email}
          required
        />
        <TextField label={texts.password} name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" name="intent" value="sign-in" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
      <TextLink to="/zaplecze/haslo">{texts.forgotten}</TextLink>
      <TextLink to="/" quiet>
        {texts.toShop}
      </TextLink>
    </Entrance>
  );
}
