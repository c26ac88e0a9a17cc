import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useActionData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { callerOf, type EntryAnswer, enterHalf, onwards, textOf } from '#admin/entering.server.ts';
import { staffContext } from '#admin/staff.server.ts';
import { Entrance } from '#admin/ui/entrance.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { shopContext } from '#app/request-context.server.ts';
import { Message } from '#app/ui/alert/message.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { signInStaff } from '#shop/platform/staff/index.ts';
import { signIn as texts } from '#texts/panel/platform-sign-in.ts';

export const handle: PanelHandle = { access: 'anyone', acts: { 'sign-in': 'anyone' }, title: texts.title };

export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(staffContext)?.factor === 'checked') throw redirect(onwards(request));
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = textOf(form, 'email');
  const signed = await signInStaff(context.get(shopContext), {
    email,
    password: textOf(form, 'password'),
    caller: callerOf(context, request),
  });
  if (signed.kind === 'half-open') return enterHalf(context, signed.token, request);
  const isTooMany = signed.kind === 'too-many';
  const refused = isTooMany ? texts.tooMany : texts.refused;
  return data<EntryAnswer>({ refused, typed: { email } }, isTooMany ? 429 : 400);
}

export default function SignIn() {
  const answer = useActionData<EntryAnswer>();
  return (
    <Entrance title={texts.title}>
      {answer?.refused && <Message kind="error">{answer.refused}</Message>}
      <Form method="post" className="grid gap-5">
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
      </Form>
      <TextLink to="/" quiet>
        {texts.toShop}
      </TextLink>
    </Entrance>
  );
}
