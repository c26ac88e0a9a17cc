import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { isAuditObject } from '#rules/platform/staff/audit-actions.ts';
import * as texts from '#texts/panel/platform-audit.ts';
import type { ChangedValue } from './describe-change.ts';

export interface ShownEntry {
  id: number;
  at: Date;
  actorKind: 'staff' | 'command' | 'import' | 'system' | 'stranger';
  actorName: string | null;
  action: string;
  objectKind: string;
  objectName: string;
  /** The screen of the object, for whoever may open it. */
  to: string | undefined;
  changes: ChangedValue[];
}

export function AuditTable({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <Table caption={texts.table.caption}>
      <thead>
        <tr>
          <th scope="col">{texts.table.at}</th>
          <th scope="col">{texts.table.who}</th>
          <th scope="col">{texts.table.what}</th>
          <th scope="col">{texts.table.object}</th>
          <th scope="col">{texts.table.change}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <PanelTime at={entry.at} />
            </td>
            <td>{entry.actorKind === 'staff' ? entry.actorName : texts.actors[entry.actorKind]}</td>
            <td>{texts.actionName(entry.action)}</td>
            <td className="max-w-64 break-words">
              <EntryObject entry={entry} />
            </td>
            <td className="min-w-64 max-w-[40rem]">
              <Changes changes={entry.changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function EntryObject({ entry: { objectKind, objectName, to } }: { entry: ShownEntry }) {
  const kind = isAuditObject(objectKind) ? texts.objects[objectKind] : objectKind;
  const name = `${kind} ${texts.isNamed(objectKind) ? objectName : ''}`.trim();
  return to ? <TextLink to={to}>{name}</TextLink> : name;
}

function Changes({ changes }: { changes: readonly ChangedValue[] }) {
  return (
    <ul>
      {changes.map(({ name, from, to }) => (
        <li key={name} className="break-words">
          <span className="text-ink-soft">{name}:</span>{' '}
          {from && (
            <>
              <VisuallyHidden>{texts.was} </VisuallyHidden>
              <span className={to ? 'text-ink-soft' : 'line-through'}>{from}</span>
            </>
          )}
          {from && to && <span aria-hidden="true"> → </span>}
          {to && (
            <>
              {from && <VisuallyHidden> {texts.is} </VisuallyHidden>}
              {to}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
