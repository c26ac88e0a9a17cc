import { Form } from 'react-router';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { sessions as texts } from '#texts/panel/platform-account.ts';

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
      <Table caption={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.device}</th>
            <th scope="col">{texts.address}</th>
            <th scope="col">{texts.since}</th>
            <th scope="col">{texts.seen}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function SessionRow({ session }: { session: ShownSession }) {
  const device = session.userAgent || texts.unknown;
  return (
    <tr>
      <th scope="row" className="max-w-80 font-normal">
        <span className="line-clamp-2 break-words">{device}</span>
        {session.isThis && <Badge tone="brand">{texts.thisOne}</Badge>}
        {!session.checked && <Badge tone="warn">{texts.halfOpen}</Badge>}
      </th>
      <td>{session.address}</td>
      <td>
        <PanelTime at={session.createdAt} />
      </td>
      <td>
        <PanelTime at={session.seenAt} />
      </td>
      <td>
        {!session.isThis && (
          <Form method="post">
            <input type="hidden" name="id" value={session.id} />
            <Button
              type="submit"
              name="intent"
              value="end-session"
              look="secondary"
              size="sm"
              aria-label={texts.endOf(device)}
            >
              {texts.end}
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
