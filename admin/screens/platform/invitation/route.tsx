import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { answerJoin, callerOf, type EntryAnswer, enterHalf, textOf } from '#admin/entering.server.ts';
import { Entrance } from '#admin/ui/entrance.tsx';
import { PersonFields } from '#admin/ui/person-fields.tsx';
import { shopContext } from '#app/request-context.server.ts';
import { Message } from '#app/ui/alert/message.tsx';
import { Button } from '#app/ui/button.tsx';
import { acceptInvitation, findInvitation } from '#shop/platform/staff/index.ts';
import { roles } from '#texts/panel/platform-people.ts';
import { signIn, invitation as texts } from '#texts/panel/platform-sign-in.ts';

export const handle: PanelHandle = { access: 'anyone', acts: { accept: 'anyone' }, title: texts.title };

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { invited: await findInvitation(context.get(shopContext), params.token) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { name: textOf(form, 'name') };
  const result = await acceptInvitation(context.get(shopContext), {
    ...typed,
    token: params.token ?? '',
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
    caller: callerOf(context, request),
  });
  if (result.kind === 'joined') return enterHalf(context, result.token, request);
  return answerJoin(result, { refused: texts.used.lead, tooMany: signIn.tooMany }, typed);
}

export default function Invitation() {
  const { invited } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer>();
  if (!invited) return <Entrance title={texts.used.title} lead={texts.used.lead} />;
  return (
    <Entrance title={texts.title} lead={texts.lead(invited.email, roles[invited.role])}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
        <PersonFields answer={answer} />
        <Button type="submit" name="intent" value="accept" size="lg" wide>
          {texts.submit}
        </Button>
      </Form>
    </Entrance>
  );
}
