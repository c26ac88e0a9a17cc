import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { signInLink as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import { loadSignInLink, signInByLink } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { 'sign-in': 'anyone' }, title: texts.title };

export const loader = ({ context, params }: LoaderFunctionArgs) => loadSignInLink(context, params.token);
export const action = ({ context, params, request }: ActionFunctionArgs) =>
  signInByLink(context, params.token, request);

export default function SignInLink() {
  const { works } = useLoaderData<typeof loader>();
  if (!works)
    return (
      <Entrance title={texts.used.title} lead={texts.used.lead}>
        <ButtonLink to="/zaplecze/logowanie" reloadDocument>
          {texts.used.again}
        </ButtonLink>
      </Entrance>
    );
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      <form method="post">
        <Button type="submit" name="intent" value="sign-in" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
    </Entrance>
  );
}
