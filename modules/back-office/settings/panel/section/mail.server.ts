import type { RouterContextProvider } from 'react-router';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import { mailServerFields } from '#platform/mail/rules/mail-server.ts';
import { composeMail, tryMailServer } from '#platform/mail/server/index.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { changeMailServer } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { refused } from '../../texts/panel.ts';
import * as texts from '../../texts/panel-mail.ts';
import type { SettingsAnswer } from './settings-answer.ts';

const USUAL = { host: '', port: 587, security: 'starttls', user: '', password: '', sender: '' } as const;

/** Without the password, which is never shown. */
export function loadMail({ mail: { isSetAtStart, server } }: Shop) {
  return {
    isSetAtStart,
    isSet: server !== null,
    hasPassword: Boolean(server?.password),
    typed: writeFields(mailServerFields, { ...(server ?? USUAL), password: '' }),
  };
}

/** Saved after the server accepted a test email. An empty password keeps the stored one. */
export async function changeMail(context: Readonly<RouterContextProvider>, form: FormData): Promise<SettingsAnswer> {
  const shop = staffShop(context);
  if (form.get('intent') === 'mail-off') {
    await changeMailServer(shop, null);
    return { group: 'mail', typed: {}, rows: {}, faults: {}, done: texts.switchedOff };
  }
  const typed = toTyped(mailServerFields, form);
  const answer = { group: 'mail', typed, rows: {}, faults: {} } as const;
  const { values, faults } = parseFields(mailServerFields, typed);
  if (!values) {
    const faultTexts = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, inputFaults[fault]]] : []));
    return { ...answer, refused, faults: Object.fromEntries(faultTexts) };
  }
  const saved = shop.mail.server;
  const isSame = saved?.host === values.host && saved.user === values.user;
  const password = values.password === '' && isSame ? saved.password : values.password;
  const server = { ...values, password };
  const to = staffOf(context).email;
  const fault = await tryMailServer(shop, server, { to, ...composeTrial(shop) });
  if (fault) return { ...answer, refused: texts.refusals[fault] };
  await changeMailServer(shop, server);
  return { ...answer, typed: {}, done: texts.saved(to) };
}

function composeTrial(shop: Shop) {
  const { subject, text } = texts.trial(shop.settings.name);
  return { subject, ...composeMail(shop, { title: subject, preview: text, blocks: [{ kind: 'paragraph', text }] }) };
}
