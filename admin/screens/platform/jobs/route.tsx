import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { StateTabs } from '#admin/ui/state-tabs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import * as texts from '#texts/panel/platform-jobs.ts';
import { loadJobs, retryFailedJob } from './load.server.ts';

export const handle: PanelHandle = { access: 'jobs.see', acts: { retry: 'jobs.retry' }, title: texts.title };
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
        <Table caption={texts.title}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.what}</th>
              <th scope="col">{texts.columns.error}</th>
              <th scope="col">{texts.columns.tries}</th>
              <th scope="col">{texts.columns.state}</th>
              <th scope="col">
                <VisuallyHidden>{texts.columns.act}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, what, error, attempts, state, isGivenUp }) => (
              <tr key={id}>
                <th scope="row" className="min-w-56 font-normal">
                  {what}
                </th>
                <td className="min-w-56 break-words text-sm">{error}</td>
                <td>{attempts}</td>
                <td className="whitespace-nowrap">{state}</td>
                <td>
                  {isGivenUp && mayRetry && (
                    <Form method="post">
                      <input type="hidden" name="job" value={id} />
                      <Button type="submit" name="intent" value="retry" look="secondary" size="sm">
                        {texts.retry}
                        <VisuallyHidden>: {what}</VisuallyHidden>
                      </Button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
