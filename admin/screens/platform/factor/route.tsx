import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { type EntryAnswer, onwards, sessionOf, textOf } from '#admin/entering.server.ts';
import { Entrance } from '#admin/ui/entrance.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { confirmRecoveryCode, confirmTotp, listStaffPasskeys } from '#shop/platform/staff/index.ts';
import { factor as texts } from '#texts/panel/platform-sign-in.ts';
import { UsePasskey } from './use-passkey.tsx';

export const handle: PanelHandle = {
  access: 'half-open',
  acts: { code: 'half-open', recovery: 'half-open' },
  title: texts.title,
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const next = onwards(request);
  if (session.factor === 'enrol') throw redirect(`/zaplecze/drugi-skladnik?dalej=${encodeURIComponent(next)}`);
  const keys = await listStaffPasskeys(context.get(shopContext), session.staff.id);
  return { next, hasPasskey: keys.length > 0 };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const isRecovery = form.get('intent') === 'recovery';
  const tried = { code: textOf(form, 'code'), caller: context.get(pageContext).caller() };
  const confirm = isRecovery ? confirmRecoveryCode : confirmTotp;
  const check = await confirm(context.get(shopContext), sessionOf(context), tried);
  if (check === 'checked') return redirect(onwards(request));
  const isTooMany = check === 'too-many';
  const text = isTooMany ? texts.tooMany : isRecovery ? texts.recoveryRefused : texts.refused;
  return data<EntryAnswer>({ faults: { [isRecovery ? 'recovery' : 'code']: text } }, isTooMany ? 429 : 400);
}

export default function Factor() {
  const { next, hasPasskey } = useLoaderData<typeof loader>();
  const faults = useActionData<EntryAnswer>()?.faults;
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      {hasPasskey && <UsePasskey next={next} />}
      <Form method="post" className="grid gap-5">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={faults?.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
        />
        <Button type="submit" name="intent" value="code" size="lg" wide>
          {texts.submit}
        </Button>
      </Form>
      <Disclosure summary={texts.recovery} open={faults?.recovery !== undefined}>
        <Form method="post" className="grid gap-5">
          <TextField
            label={texts.recoveryCode}
            hint={texts.recoveryHint}
            error={faults?.recovery}
            name="code"
            autoComplete="off"
            maxLength={40}
            required
          />
          <Button type="submit" name="intent" value="recovery" look="secondary" wide>
            {texts.useRecovery}
          </Button>
        </Form>
      </Disclosure>
      <Form method="post" action="/zaplecze/wyloguj">
        <Button type="submit" name="intent" value="leave" look="quiet" size="sm">
          {texts.leave}
        </Button>
      </Form>
    </Entrance>
  );
}
