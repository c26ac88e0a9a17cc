import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult, type FormAnswer } from '#platform/panel-ui/action-result.tsx';
import * as texts from '../texts/panel.ts';
import { loadOpinions, moderate } from './action.server.ts';
import { OpinionCard } from './opinion-card.tsx';

export const handle: PanelHandle = {
  access: 'opinions.moderate',
  actions: {
    publish: 'opinions.moderate',
    unpublish: 'opinions.moderate',
    reject: 'opinions.moderate',
    reply: 'opinions.moderate',
  },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadOpinions(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => moderate(context, request);

export default function Opinions() {
  const { tab, counts, opinions, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <QueueFrame
      address="/zaplecze/opinie"
      title={texts.title}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      pages={pages}
      result={<ActResult answer={answer} />}
      nothing={opinions.length > 0 ? null : texts.nothing[tab]}
    >
      <ul className="grid gap-4">
        {opinions.map((opinion) => (
          <li key={opinion.id}>
            <OpinionCard opinion={opinion} state={tab} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  );
}
