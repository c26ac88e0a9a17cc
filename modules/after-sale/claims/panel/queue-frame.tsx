import type { ReactNode } from 'react';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/panel.ts';
import { QueuePageLinks, type QueuePages } from './queue-pages.tsx';

interface QueueFrameProps<Tab extends string> {
  address: string;
  title: string;
  lead?: string;
  tabs: Record<Tab | 'label', string>;
  counts: Record<Tab, number>;
  current: Tab;
  /** Undefined for lists without a search. */
  search?: string;
  searchLabel?: string;
  pages: QueuePages;
  /** Outcome of an action on the list. */
  result?: ReactNode;
  /** Said instead of the list. */
  nothing: string | null;
  children: ReactNode;
}

/** A list of what waits: its tabs with counts, a search over all of them, and the rows. */
export function QueueFrame<Tab extends string>(props: QueueFrameProps<Tab>) {
  const {
    address,
    title,
    lead,
    tabs,
    counts,
    current,
    search,
    searchLabel = texts.search.label,
    pages,
    result,
    nothing,
    children,
  } = props;
  const names = Object.keys(counts) as Tab[];
  const links = names.map((tab, index) => ({
    to: index === 0 ? address : `${address}?lista=${tab}`,
    label: tabs[tab],
    count: counts[tab],
    isCurrent: !search && tab === current,
  }));
  const filled = links.find(({ count, isCurrent }) => count > 0 && !isCurrent);
  return (
    <>
      <ScreenHeader title={title} lead={lead} />
      <StateTabs label={tabs.label} tabs={links} />
      {search !== undefined && (
        <div className="mb-4">
          <SearchBar action={address} label={searchLabel} name="szukaj" value={search} submit={texts.search.submit} />
        </div>
      )}
      {search && (
        <p className="mb-3">
          {texts.search.found(search)}.{' '}
          <Link to={address} className="underline">
            {texts.search.clear}
          </Link>
        </p>
      )}
      {result}
      {nothing === null || pages.page > 1 ? (
        children
      ) : (
        <Empty
          text={search ? texts.search.nothing : nothing}
          link={filled && { to: filled.to, label: texts.search.seeTab(filled.label, filled.count) }}
        />
      )}
      <QueuePageLinks pages={pages} />
    </>
  );
}
