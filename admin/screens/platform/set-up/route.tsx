import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { answerJoin, callerOf, type EntryAnswer, enterHalf, textOf } from '#admin/entering.server.ts';
import { Entrance } from '#admin/ui/entrance.tsx';
import { PersonFields } from '#admin/ui/person-fields.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { shopContext } from '#app/request-context.server.ts';
import { Message } from '#app/ui/alert/message.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { hasOwner, setUpOwner } from '#shop/platform/staff/index.ts';
import { person, setUp as texts } from '#texts/panel/platform-sign-in.ts';

export const handle: PanelHandle = { access: 'anyone', acts: { 'set-up': 'anyone' }, title: texts.title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { isDone: await hasOwner(context.get(shopContext)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { code: textOf(form, 'code'), email: textOf(form, 'email'), name: textOf(form, 'name') };
  const result = await setUpOwner(context.get(shopContext), {
    ...typed,
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
    caller: callerOf(context, request),
  });
  return result.kind === 'joined' ? enterHalf(context, result.token, request) : answerJoin(result, texts, typed);
}

export default function SetUp() {
  const { isDone } = useLoaderData<typeof loader>();
  const answer = useActionData<EntryAnswer>();
  if (isDone)
    return (
      <Entrance title={texts.done.title} lead={texts.done.lead}>
        <ButtonLink to="/zaplecze/logowanie">{texts.done.go}</ButtonLink>
      </Entrance>
    );
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <Form method="post" className="grid gap-5">
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
      </Form>
    </Entrance>
  );
}
