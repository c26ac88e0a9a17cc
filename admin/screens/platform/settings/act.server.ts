import type { RouterContextProvider } from 'react-router';
import { requireFreshFactor, staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { changeTypedSettings } from '#shop/platform/settings/index.ts';
import * as texts from '#texts/panel/platform-settings.ts';
import { GROUPS, type GroupId } from './groups.ts';

export interface SettingsAnswer extends ActAnswer {
  group: GroupId;
  /** By path: what was typed stays, with what is wrong. */
  typed: Record<string, string>;
  faults: Record<string, string>;
}

/** Saves one group; the account is a sensitive one. */
export async function saveSettings(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SettingsAnswer | null> {
  const form = await request.formData();
  const isAccount = form.get('intent') === 'account';
  const group = GROUPS.find(({ id }) => id === (isAccount ? 'account' : form.get('group')));
  if (!group || (group.id === 'account') !== isAccount) return null;
  if (isAccount) requireFreshFactor(context, '/zaplecze/ustawienia');
  const typed = Object.fromEntries(
    Object.keys(group.fields).flatMap((path) => {
      const value = form.get(path);
      return typeof value === 'string' ? [[path, value.replaceAll('\r\n', '\n')] as const] : [];
    }),
  );
  const values = Object.entries(typed).map(
    ([path, text]) => [path, group.fields[path] === 'position' ? positionJson(text) : text.trim()] as const,
  );
  const outcome = await changeTypedSettings(staffShop(context), Object.fromEntries(values));
  const answer = { group: group.id, typed, faults: {} };
  if (outcome.kind === 'saved') {
    return { ...answer, done: outcome.changed.length > 0 ? texts.saved : texts.unchanged };
  }
  const faults = Object.entries(outcome.faults).map(([path, fault]) => [path, texts.faults[fault]] as const);
  return { ...answer, refused: texts.refused, faults: Object.fromEntries(faults) };
}

/** `50.0614, 19.9372` as the setting takes it; something else is refused there. */
function positionJson(text: string): string {
  if (text.trim() === '') return 'null';
  const [latitude, longitude] = text.split(/[,;]\s*/).map(Number);
  return JSON.stringify({ latitude, longitude });
}
