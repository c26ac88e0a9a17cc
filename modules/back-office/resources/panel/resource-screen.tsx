import { useLoaderData } from 'react-router';
import { type ActAnswer, ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import type { loadResourceList } from './resource-actions.server.ts';
import { ResourceList } from './resource-list.tsx';
import { NEW } from './to-typed.ts';

/** The list of all resources of one kind, from the data of `loadResourceList`. */
export function ResourceScreen({ answer }: { answer: ActAnswer | undefined }) {
  const { texts, list, rows, mayChange, movable } = useLoaderData<typeof loadResourceList>();
  const add = { to: `${list}/${NEW}`, label: texts.add };
  return (
    <>
      <ScreenHeader title={texts.title} count={rows.length} lead={texts.lead}>
        {mayChange && <ButtonLink to={add.to}>{add.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer} />
      {rows.length === 0 ? (
        <Empty text={texts.empty} link={mayChange ? add : undefined} />
      ) : (
        <ResourceList
          caption={texts.title}
          columns={texts.columns}
          rows={rows}
          list={list}
          mayChange={mayChange}
          movable={movable}
        />
      )}
    </>
  );
}
