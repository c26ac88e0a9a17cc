import { Form } from 'react-router';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { deviceName } from '../../rules/device-name.ts';
import { sessions as texts } from '../../texts/panel-account.ts';

export interface ShownSession {
  id: number;
  createdAt: Date;
  seenAt: Date;
  userAgent: string;
  address: string;
  checked: boolean;
  isThis: boolean;
}

export function SessionTable({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2>{texts.title}</h2>
          <p className="text-ink-soft">{texts.lead}</p>
        </div>
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="end-others" look="secondary" size="sm">
              {texts.endOthers}
            </Button>
          </Form>
        )}
      </div>
      <PanelTable
        caption={texts.caption}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.device, className: 'max-w-80 font-normal', cell: (session) => <Device session={session} /> },
          { label: texts.address, cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
          { label: texts.since, cell: ({ createdAt }) => <PanelTime at={createdAt} /> },
          { label: texts.seen, cell: ({ seenAt }) => <PanelTime at={seenAt} /> },
          { label: texts.actions, isActions: true, cell: (session) => <EndButton session={session} /> },
        ]}
      />
    </section>
  );
}

const deviceOf = ({ userAgent }: ShownSession) => deviceName(userAgent) || texts.unknown;

function Device({ session }: { session: ShownSession }) {
  return (
    <>
      <span className="mr-2 wrap-anywhere" title={session.userAgent}>
        {deviceOf(session)}
      </span>
      {session.isThis && <Badge tone="brand">{texts.thisOne}</Badge>}
      {!session.checked && <Badge tone="warn">{texts.halfOpen}</Badge>}
    </>
  );
}

function EndButton({ session }: { session: ShownSession }) {
  if (session.isThis) return null;
  return (
    <Form method="post">
      <input type="hidden" name="id" value={session.id} />
      <Button
        type="submit"
        name="intent"
        value="end-session"
        look="secondary"
        size="sm"
        aria-label={texts.endOf(deviceOf(session))}
      >
        {texts.end}
      </Button>
    </Form>
  );
}
