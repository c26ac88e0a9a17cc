import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import * as texts from '#texts/panel/platform-settings.ts';
import { saveSettings } from './act.server.ts';
import { GROUPS } from './groups.ts';
import { loadSettings } from './load.server.ts';
import { MailForm } from './mail-form.tsx';
import { SettingGroup } from './setting-group.tsx';

export const handle: PanelHandle = {
  access: 'settings.see',
  acts: {
    save: 'settings.change',
    rows: 'settings.change',
    account: 'settings.change',
    mail: 'settings.change',
    'mail-off': 'settings.change',
  },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadSettings(context);
export const action = ({ context, request }: ActionFunctionArgs) => saveSettings(context, request);

/** The mail server stands after what the law and every shopper ask for. */
const LAST_BEFORE_MAIL = 'returns';

export default function Settings() {
  const { mail, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerOf = (id: string) => (answer?.group === id ? answer : undefined);
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <div className="grid max-w-[56rem] gap-5">
        {GROUPS.flatMap((group) => {
          const card = <SettingGroup key={group.id} group={group} answer={answerOf(group.id)} {...shown} />;
          if (group.id !== LAST_BEFORE_MAIL) return [card];
          return [card, <MailForm key="mail" mail={mail} answer={answerOf('mail')} {...shown} />];
        })}
      </div>
    </>
  );
}
