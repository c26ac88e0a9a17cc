import { isAuditObject } from '#platform/audit/rules/audit-actions.ts';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from '../texts/panel.ts';
import type { ChangedValue } from './describe-change.ts';

export interface ShownEntry {
  id: number;
  at: Date;
  actorKind: 'staff' | 'command' | 'import' | 'system' | 'stranger';
  actorName: string | null;
  action: string;
  objectKind: string;
  objectName: string;
  /** Null without the permission to open it. */
  to: string | undefined;
  changes: ChangedValue[];
}

export function AuditTable({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <PanelTable
      caption={texts.table.caption}
      room="wide"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { label: texts.table.at, className: 'font-normal', cell: ({ at }) => <PanelTime at={at} /> },
        {
          label: texts.table.who,
          cell: ({ actorKind, actorName }) => (actorKind === 'staff' ? actorName : texts.actors[actorKind]),
        },
        { label: texts.table.what, cell: ({ action }) => texts.actionName(action) },
        {
          label: texts.table.object,
          className: 'max-w-64',
          cell: (entry) => <EntryObject entry={entry} />,
        },
        {
          label: texts.table.change,
          className: 'max-w-[40rem]',
          cell: ({ changes }) => <Changes changes={changes} />,
        },
      ]}
    />
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
