import { type ActAnswer, ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ResourceList, type ResourceRow } from './resource-list.tsx';
import { NEW } from './to-typed.ts';

interface ResourceScreenProps {
  words: { title: string; lead: string; add: string; empty: string; columns: readonly string[] };
  /** Address of the list: an editor is below it. */
  list: string;
  rows: readonly ResourceRow[];
  mayChange: boolean;
  movable?: boolean;
  answer: ActAnswer | undefined;
}

/** The screen of everything of one kind that the shop offers. */
export function ResourceScreen({ words, list, rows, mayChange, movable = false, answer }: ResourceScreenProps) {
  const fresh = { to: `${list}/${NEW}`, label: words.add };
  return (
    <>
      <ScreenHeader title={words.title} count={rows.length} lead={words.lead}>
        {mayChange && <ButtonLink to={fresh.to}>{fresh.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={answer} />
      {rows.length === 0 ? (
        <Empty text={words.empty} link={mayChange ? fresh : undefined} />
      ) : (
        <ResourceList
          caption={words.title}
          columns={words.columns}
          rows={rows}
          list={list}
          mayChange={mayChange}
          movable={movable}
        />
      )}
    </>
  );
}
