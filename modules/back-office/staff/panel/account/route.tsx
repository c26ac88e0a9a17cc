import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import * as texts from '../../texts/panel-account.ts';
import { roles } from '../../texts/panel-people.ts';
import { person as personTexts } from '../../texts/panel-sign-in.ts';
import type { PanelHandle } from '../access.ts';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { type AccountAnswer, changeAccount, loadAccount } from './action.server.ts';
import { FactorSection } from './factor-section.tsx';
import { SessionTable } from './session-table.tsx';

export const handle: PanelHandle = {
  access: 'panel.open',
  actions: {
    'end-session': 'panel.open',
    'end-others': 'panel.open',
    'new-codes': 'panel.open',
    'remove-key': 'panel.open',
    password: 'panel.open',
  },
  sensitive: ['new-codes', 'remove-key'],
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadAccount(context);
export const action = ({ context, request }: ActionFunctionArgs) => changeAccount(context, request);

export default function Account() {
  const { person, sessions, codesLeft, keys, isFresh } = useLoaderData<typeof loader>();
  const answer = useActionData<AccountAnswer>();
  if (answer?.codes) return <RecoveryCodes codes={answer.codes} next="/zaplecze/konto" />;
  return (
    <>
      <ScreenHeader title={texts.title} lead={`${person.name}, ${person.email}, ${roles[person.role]}`} />
      <ActResult answer={answer} />
      <SessionTable sessions={sessions} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <FactorSection codesLeft={codesLeft} keys={keys} isFresh={isFresh} />
        <PasswordForm email={person.email} faults={answer?.faults} />
      </div>
    </>
  );
}

function PasswordForm({ email, faults }: { email: string; faults: AccountAnswer['faults'] }) {
  return (
    <Section title={texts.password.title}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={texts.password.current}
          error={faults?.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label={texts.password.next}
          hint={personTexts.passwordHint}
          error={faults?.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          label={texts.password.repeat}
          error={faults?.repeat}
          name="repeat"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" name="intent" value="password" look="secondary" className="justify-self-start">
          {texts.password.submit}
        </Button>
      </Form>
    </Section>
  );
}
