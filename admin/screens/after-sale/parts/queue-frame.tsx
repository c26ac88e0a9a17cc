import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { StateTabs } from '#admin/ui/state-tabs.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import * as texts from '#texts/panel/after-sale.ts';

interface QueueFrameProps<Tab extends string> {
  address: string;
  title: string;
  lead?: string;
  tabs: Record<Tab | 'label', string>;
  counts: Record<Tab, number>;
  current: Tab;
  /** What was searched for; lists without a search leave it out. */
  search?: string;
  /** What an act on the list came to. */
  result?: ReactNode;
  /** Said instead of the list. */
  nothing: string | null;
  children: ReactNode;
}

/** A list of what waits: its tabs with counts, a search over all of them, and the rows. */
export function QueueFrame<Tab extends string>(props: QueueFrameProps<Tab>) {
  const { address, title, lead, tabs, counts, current, search, result, nothing, children } = props;
  const names = Object.keys(counts) as Tab[];
  return (
    <>
      <ScreenHeader title={title} lead={lead} />
      <StateTabs
        label={tabs.label}
        tabs={names.map((tab, index) => ({
          to: index === 0 ? address : `${address}?lista=${tab}`,
          label: tabs[tab],
          count: counts[tab],
          isCurrent: !search && tab === current,
        }))}
      />
      {search !== undefined && (
        <Form method="get" action={address} className="mb-4 flex max-w-[34rem] items-end gap-2">
          <div className="grow">
            <TextField label={texts.search.label} name="szukaj" defaultValue={search} key={search} type="search" />
          </div>
          <Button type="submit" look="secondary">
            {texts.search.submit}
          </Button>
        </Form>
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
      {nothing === null ? children : <p className="text-ink-soft">{nothing}</p>}
    </>
  );
}
