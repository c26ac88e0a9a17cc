import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from '../texts/panel.ts';
import { loadJobs, retryFailedJob } from './load.server.ts';

export const handle: PanelHandle = { access: 'jobs.see', actions: { retry: 'jobs.retry' }, title: texts.title };
export const loader = ({ context, request }: LoaderFunctionArgs) => loadJobs(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => retryFailedJob(context, request);

const KINDS = ['all', 'mails', 'others'] as const;

export default function Jobs() {
  const { jobs, mayRetry, kind, counts } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={useActionData<typeof action>()} />
      <StateTabs
        label={texts.kinds.label}
        tabs={KINDS.map((one) => ({
          to: one === 'all' ? '/zaplecze/zadania' : `/zaplecze/zadania?rodzaj=${one}`,
          label: texts.kinds[one],
          count: counts[one],
          isCurrent: one === kind,
        }))}
      />
      {jobs.length === 0 ? (
        <Empty text={texts.none} />
      ) : (
        <PanelTable
          caption={texts.title}
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            { label: texts.columns.what, className: 'font-normal', cell: ({ what }) => what },
            {
              label: texts.columns.error,
              className: 'text-sm',
              cell: ({ error }) => <span className="wrap-anywhere">{error}</span>,
            },
            { label: texts.columns.tries, cell: ({ attempts }) => attempts },
            { label: texts.columns.state, cell: ({ state }) => state },
            {
              label: texts.columns.act,
              isActions: true,
              cell: ({ id, what, isGivenUp }) => isGivenUp && mayRetry && <RetryButton id={id} what={what} />,
            },
          ]}
        />
      )}
    </>
  );
}

function RetryButton({ id, what }: { id: number; what: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="job" value={id} />
      <Button type="submit" name="intent" value="retry" look="secondary" size="sm">
        {texts.retry}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
    </Form>
  );
}
