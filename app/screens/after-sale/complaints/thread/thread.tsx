import { complaintThreadTexts as texts } from '#texts/after-sale/complaints.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { ShownComplaint } from './load.server.ts';
import { Messages } from './messages.tsx';
import { useRefresh } from './use-refresh.ts';

/** The thread. Refreshing replaces only the inside of `.rma_questions` (contract 2.21). */
export function Thread({ messages }: Pick<ShownComplaint, 'messages'>) {
  const { html, state, refresh } = useRefresh(messages);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <h2 id="rozmowa" className="text-xl">
          {texts.thread}
        </h2>
        <Button look="quiet" size="sm" loading={state === 'working'} onClick={refresh} className="noscript:hidden">
          {texts.refresh}
        </Button>
      </div>
      <p role="status" className="text-sm text-warn empty:hidden">
        {state === 'failed' ? texts.refreshFailed : null}
      </p>
      {html === undefined ? (
        <div key="loaded" className="rma_questions mt-4">
          <Messages messages={messages} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own page, drawn by the component above
        <div key="fresh" className="rma_questions mt-4" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Card>
  );
}
