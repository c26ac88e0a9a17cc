import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { renewal as texts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import type { EntryAnswer } from '../entering.server.ts';
import { NewPasswordFields } from '../parts/person-fields.tsx';
import { loadRenewal, renew } from './action.server.ts';

export const handle: PanelHandle = { access: 'anyone', actions: { renew: 'anyone' }, title: texts.title };

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRenewal(context, params.token);
export const action = ({ context, params, request }: ActionFunctionArgs) => renew(context, params.token, request);

export default function Renewal() {
  const { found } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer>();
  if (!found)
    return (
      <Entrance title={texts.used.title} lead={texts.used.lead}>
        <ButtonLink to="/zaplecze/haslo" reloadDocument>
          {texts.used.again}
        </ButtonLink>
      </Entrance>
    );
  return (
    <Entrance title={texts.title} lead={texts.lead[found.kind](found.email)}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={found.email} readOnly />
        <NewPasswordFields answer={answer} />
        <Button type="submit" name="intent" value="renew" size="lg" wide>
          {texts.submit}
        </Button>
      </form>
    </Entrance>
  );
}
