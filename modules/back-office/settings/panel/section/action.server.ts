import type { RouterContextProvider } from 'react-router';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { changeSettings } from '#platform/settings/server/index.ts';
import * as texts from '../../texts/panel.ts';
import { GROUPS } from './groups.ts';
import { LISTS, type Row, rowsOf, storedRows } from './lists.ts';
import { changeMail } from './mail.server.ts';
import { changeProvider } from './provider.server.ts';
import type { SettingsAnswer } from './settings-answer.ts';

type Group = (typeof GROUPS)[number];

/** Saves one group. A row is added or taken away without saving anything. */
export async function saveSettings(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SettingsAnswer | null> {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'mail' || intent === 'mail-off') return changeMail(context, form);
  if (intent === 'provider' || intent === 'provider-off') return changeProvider(context, form);
  if (intent !== 'save' && intent !== 'rows' && intent !== 'account') throw unknownIntent();
  const isAccount = intent === 'account';
  const group = GROUPS.find(({ id }) => id === (isAccount ? 'account' : form.get('group')));
  if (!group || (group.id === 'account') !== isAccount) return null;
  if (intent === 'rows') return changeRows(group, form, new URL(request.url).searchParams);
  const typed = typedOf(group, form);
  const { values, rows, faults } = parseGroup(group, typed, form);
  const answer = { group: group.id, typed, rows, faults };
  if (Object.keys(faults).length > 0) return { ...answer, refused: texts.refused };
  const outcome = await changeSettings(staffShop(context), values);
  if (outcome.kind === 'saved') {
    const done = outcome.changed.length > 0 ? texts.saved : texts.unchanged;
    return { group: group.id, typed: {}, rows: {}, faults: {}, done };
  }
  const faultTexts = Object.entries(outcome.faults).map(([path, fault]) => [path, texts.faults[fault]] as const);
  return { ...answer, refused: texts.refused, faults: Object.fromEntries(faultTexts) };
}

/** A missing checkbox is off. */
function typedOf({ fields }: Group, form: FormData): Record<string, string> {
  const came = Object.entries(fields).filter(([path, { kind }]) => kind === 'flag' || form.has(path));
  const typed = Object.entries(toTyped(Object.fromEntries(came), form));
  return Object.fromEntries(typed.map(([path, text]) => [path, text.replaceAll('\r\n', '\n')]));
}

function parseGroup({ fields, lists = [] }: Group, typed: Record<string, string>, form: FormData) {
  const came = Object.fromEntries(Object.entries(fields).filter(([path]) => path in typed));
  const parsed = parseFields(came, typed);
  const values: Record<string, unknown> = { ...parsed.values };
  const faults = Object.fromEntries(
    Object.entries(parsed.faults ?? {}).flatMap(([path, fault]) => (fault ? [[path, inputFaults[fault]]] : [])),
  );
  const rows: Record<string, Row[]> = {};
  for (const path of lists) {
    const kept = storedRows(path, form);
    rows[path] = kept;
    const list = LISTS[path]?.parse(kept);
    if (list && 'value' in list) values[path] = list.value;
    for (const [cell, fault] of Object.entries(list && 'faults' in list ? list.faults : {})) {
      faults[`${path}.${cell}`] = inputFaults[fault];
    }
  }
  return { values, rows, faults };
}

/** `?add=returnDeliveries` gives one more row to fill in, `?remove=returnDeliveries.2` takes one away; all else stays as typed. */
function changeRows(group: Group, form: FormData, asked: URLSearchParams): SettingsAnswer {
  const rows = Object.fromEntries((group.lists ?? []).map((path) => [path, rowsOf(path, form)] as const));
  const added = asked.get('add') ?? '';
  const [, removed = '', at = ''] = /^(.+)\.(\d+)$/.exec(asked.get('remove') ?? '') ?? [];
  const [growing, shrinking] = [ownEntry(rows, added), ownEntry(rows, removed)];
  if (growing) rows[added] = [...growing, {}];
  if (shrinking) rows[removed] = shrinking.toSpliced(Number(at), 1);
  return { group: group.id, typed: typedOf(group, form), rows, faults: {}, done: texts.rowsChanged };
}
