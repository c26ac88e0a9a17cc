import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import * as texts from '../../texts/panel.ts';
import { saveSettings } from './action.server.ts';
import { GROUPS } from './groups.ts';
import { loadSection } from './load.server.ts';
import { MailForm } from './mail-form.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SECTIONS, SETTINGS, type SectionId } from './sections.ts';
import { SettingGroup } from './setting-group.tsx';

export const handle: PanelHandle = {
  access: 'settings.see',
  actions: {
    save: 'settings.change',
    rows: 'settings.change',
    account: 'settings.change',
    mail: 'settings.change',
    'mail-off': 'settings.change',
    provider: 'settings.change',
    'provider-off': 'settings.change',
  },
  sensitive: ['account', 'mail', 'mail-off', 'provider', 'provider-off'],
  title: ({ section }: { section: SectionId }) => texts.sections[section].title,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadSection(context, params.section ?? '');
export const action = ({ context, request }: ActionFunctionArgs) => saveSettings(context, request);

export default function SettingsSection() {
  const { section, mail, provider, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerOf = (id: string) => (answer?.group === id ? answer : undefined);
  const { title, about } = texts.sections[section];
  return (
    <>
      <ScreenHeader title={title} lead={about} back={{ to: SETTINGS, label: texts.title }} />
      <div className="grid max-w-[56rem] gap-5">
        {GROUPS.filter(({ id }) => SECTIONS[section].includes(id)).map((group) => (
          <SettingGroup key={group.id} group={group} answer={answerOf(group.id)} {...shown} />
        ))}
        {provider && <ProviderForm provider={provider} answer={answerOf('provider')} {...shown} />}
        {mail && <MailForm mail={mail} answer={answerOf('mail')} {...shown} />}
      </div>
    </>
  );
}
