import { useLoaderData } from 'react-router';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel-entries.ts';
import type { loadEntries } from './entry-actions.server.ts';

export function EntryList() {
  const { kind, list, count, entries, next, previous, mayChange, removed } = useLoaderData<typeof loadEntries>();
  const words = texts.kinds[kind];
  const createLink = { to: `${list}/nowy`, label: words.add };
  return (
    <>
      <ScreenHeader title={words.title} count={count} lead={words.lead}>
        {mayChange && <ButtonLink to={createLink.to}>{createLink.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={removed} />
      {entries.length === 0 ? (
        <Empty text={words.empty} link={mayChange ? createLink : undefined} />
      ) : (
        <PanelTable
          caption={words.title}
          room="narrow"
          className="max-w-[60rem]"
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              label: texts.columns.title,
              cell: ({ id, title }) => (
                <Link to={`${list}/${id}`} className="underline">
                  {title}
                </Link>
              ),
            },
            { label: texts.columns.date, className: 'whitespace-nowrap', cell: ({ date }) => shortDay(date) },
            {
              label: texts.columns.state,
              cell: ({ isOut }) => (
                <Badge tone={isOut ? 'ok' : 'neutral'}>{isOut ? texts.states.out : texts.states.ahead}</Badge>
              ),
            },
          ]}
        />
      )}
      <p className="mt-4 flex gap-5">
        {previous && (
          <Link to={previous} className="underline">
            {texts.previous}
          </Link>
        )}
        {next && (
          <Link to={next} className="underline">
            {texts.next}
          </Link>
        )}
      </p>
    </>
  );
}
