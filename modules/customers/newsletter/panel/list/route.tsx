import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/panel.ts';
import { NewsletterBadge } from '../detail/newsletter-badge.tsx';
import { loadNewsletters } from './load.server.ts';

export const handle: PanelHandle = { access: 'content.see', title: texts.title };
export const loader = (args: LoaderFunctionArgs) => loadNewsletters(args);

const LIST = '/zaplecze/newslettery';

type Row = Awaited<ReturnType<typeof loadNewsletters>>['newsletters'][number];

const COLUMNS: PanelColumn<Row>[] = [
  { label: texts.columns.subject, cell: ({ id, subject }) => <TextLink to={`${LIST}/${id}`}>{subject}</TextLink> },
  { label: texts.columns.state, cell: ({ state }) => <NewsletterBadge state={state} /> },
  { label: texts.columns.when, cell: ({ at }) => at, className: 'whitespace-nowrap' },
  {
    label: texts.columns.progress,
    cell: ({ total, done }) => (total > 0 ? texts.progress(done, total) : texts.nothing),
    className: 'whitespace-nowrap',
  },
  { label: texts.columns.failed, cell: ({ total, failed }) => (total > 0 ? failed : texts.nothing) },
  { label: texts.columns.left, cell: ({ total, left }) => (total > 0 ? left : texts.nothing) },
];

export default function Newsletters() {
  const { reading, newsletters, mayChange, removed } = useLoaderData<typeof loader>();
  const create = { to: `${LIST}/nowy`, label: texts.create };
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead(reading)}>
        {mayChange && <ButtonLink to={create.to}>{create.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={removed} />
      {newsletters.length === 0 ? (
        <Empty text={texts.empty} link={mayChange ? create : undefined} />
      ) : (
        <PanelTable caption={texts.title} columns={COLUMNS} rows={newsletters} keyOf={({ id }) => id} />
      )}
    </>
  );
}
